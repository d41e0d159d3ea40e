import { Screen } from "#ui/Screen.tsx";

export function PlayersScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

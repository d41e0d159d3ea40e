import { Screen } from "#ui/Screen.tsx";

export function PlayerScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

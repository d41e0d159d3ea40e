import { Screen } from "#ui/Screen.tsx";

export function MoreScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

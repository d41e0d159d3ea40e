import { Screen } from "#ui/Screen.tsx";

export function EventScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

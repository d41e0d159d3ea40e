import { Screen } from "#ui/Screen.tsx";

export function AboutScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

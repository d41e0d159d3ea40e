import { Screen } from "#ui/Screen.tsx";

export function ImportScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

import { Screen } from "#ui/Screen.tsx";

export function TableScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

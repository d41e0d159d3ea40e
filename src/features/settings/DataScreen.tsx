import { Screen } from "#ui/Screen.tsx";

export function DataScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

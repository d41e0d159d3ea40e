import { Screen } from "#ui/Screen.tsx";

export function WizardScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

import { Screen } from "#ui/Screen.tsx";

export function NewEventScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

import { Screen } from "#ui/Screen.tsx";

export function EventsScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

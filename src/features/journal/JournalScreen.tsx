import { Screen } from "#ui/Screen.tsx";

export function JournalScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

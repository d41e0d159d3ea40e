import { Screen } from "#ui/Screen.tsx";

export function EntryScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

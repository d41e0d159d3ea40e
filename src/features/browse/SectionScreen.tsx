import { Screen } from "#ui/Screen.tsx";

export function SectionScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

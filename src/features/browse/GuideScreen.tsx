import { Screen } from "#ui/Screen.tsx";

export function GuideScreen() {
  return <Screen title="…">{undefined}</Screen>;
}

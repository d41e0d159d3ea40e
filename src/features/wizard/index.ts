export { HomeScreen } from "./HomeScreen.tsx";
export { WizardScreen } from "./WizardScreen.tsx";

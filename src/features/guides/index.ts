export { GuidesScreen } from "./GuidesScreen.tsx";

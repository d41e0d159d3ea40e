export { SlipScreen } from "./SlipScreen.tsx";

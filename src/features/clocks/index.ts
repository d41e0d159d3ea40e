export { ClockScreen } from "./ClockScreen.tsx";
export { ClockStrip } from "./ClockStrip.tsx";
export { ClocksScreen } from "./ClocksScreen.tsx";

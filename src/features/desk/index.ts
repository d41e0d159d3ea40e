export { BoardScreen } from "./board/BoardScreen.tsx";
export { ChartsScreen } from "./charts/ChartsScreen.tsx";
export { DebriefScreen } from "./debrief/DebriefScreen.tsx";
export { DeskScreen } from "./inbox/DeskScreen.tsx";
export { JudgesScreen } from "./judges/JudgesScreen.tsx";
export { ReportScreen } from "./report/ReportScreen.tsx";

export { CaseScreen } from "./CaseScreen.tsx";
export { CasesScreen } from "./CasesScreen.tsx";
export { HandOverScreen } from "./hand-over/HandOverScreen.tsx";
export { TakeCaseScreen } from "./hand-over/TakeCaseScreen.tsx";
export { NewCaseScreen } from "./NewCaseScreen.tsx";
export { ReportScreen } from "./report/ReportScreen.tsx";

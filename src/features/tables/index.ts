export { EndScreen } from "./EndScreen.tsx";
export { PairingsScreen } from "./import/PairingsScreen.tsx";
export { TableScreen } from "./TableScreen.tsx";
export { TablesScreen } from "./TablesScreen.tsx";

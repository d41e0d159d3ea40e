export { ExchangeScreen } from "./ExchangeScreen.tsx";
export { FileScreen } from "./FileScreen.tsx";
export { HubScreen } from "./HubScreen.tsx";
export { JoinScreen } from "./JoinScreen.tsx";
export { ReceiveScreen } from "./ReceiveScreen.tsx";
export { ScanScreen } from "./ScanScreen.tsx";
export { SendScreen } from "./SendScreen.tsx";

export { AboutScreen } from "./AboutScreen.tsx";
export { DataScreen } from "./data/DataScreen.tsx";
export { EventScreen } from "./event/EventScreen.tsx";
export { EventsScreen } from "./event/EventsScreen.tsx";
export { NewEventScreen } from "./event/NewEventScreen.tsx";
export { MoreScreen } from "./MoreScreen.tsx";
export { PrivacyScreen } from "./privacy/PrivacyScreen.tsx";

export { AboutScreen } from "./AboutScreen.tsx";
export { DataScreen } from "./DataScreen.tsx";
export { EventScreen } from "./EventScreen.tsx";
export { EventsScreen } from "./EventsScreen.tsx";
export { MoreScreen } from "./MoreScreen.tsx";
export { NewEventScreen } from "./NewEventScreen.tsx";

export { ImportScreen } from "./ImportScreen.tsx";
export { PlayerScreen } from "./PlayerScreen.tsx";
export { PlayersScreen } from "./PlayersScreen.tsx";

export { ImportScreen } from "./import/ImportScreen.tsx";
export { PlayersScreen } from "./list/PlayersScreen.tsx";
export { PlayerScreen } from "./person/PlayerScreen.tsx";

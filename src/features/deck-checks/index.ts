export { CheckScreen } from "./CheckScreen.tsx";
export { DeckChecksScreen } from "./DeckChecksScreen.tsx";

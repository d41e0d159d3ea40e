export { EntryScreen } from "./EntryScreen.tsx";
export { JournalScreen } from "./JournalScreen.tsx";

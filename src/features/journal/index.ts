export { EntryScreen } from "./entry/EntryScreen.tsx";
export { JournalScreen } from "./list/JournalScreen.tsx";

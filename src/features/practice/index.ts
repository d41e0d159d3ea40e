export { PracticeCaseScreen } from "./PracticeCaseScreen.tsx";
export { PracticeScreen } from "./PracticeScreen.tsx";
export { QuizScreen } from "./QuizScreen.tsx";

export { GuideScreen } from "./GuideScreen.tsx";
export { SectionScreen } from "./SectionScreen.tsx";
export { TableScreen } from "./TableScreen.tsx";

export { AnimatedCode } from "./AnimatedCode.tsx";
export { CodePicture } from "./CodePicture.tsx";
export type { Scanned } from "./decode-protocol.ts";
export { type Version, versionFor } from "./qr-size.ts";
export { Scanner } from "./Scanner.tsx";
export { mostBytesOnScreen } from "./use-square.ts";

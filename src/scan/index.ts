export { CodePicture } from "./CodePicture.tsx";
export { CodeStream } from "./CodeStream.tsx";
export type { Scanned } from "./decode-protocol.ts";
export { Scanner } from "./Scanner.tsx";
export { mostBytesOnScreen } from "./use-square.ts";

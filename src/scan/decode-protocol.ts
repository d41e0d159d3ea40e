/** What a code held: `text` where it is text, `bytes` always. */
export interface Scanned {
  readonly bytes: Uint8Array;
  readonly text: string;
}

export interface DecodeRequest {
  readonly id: number;
  readonly picture: ImageBitmap;
  /** A still picture is worth more time than one of thirty frames a second. */
  readonly patient: boolean;
}

export type DecodeAnswer =
  | { readonly id: number; readonly kind: "read"; readonly codes: readonly Scanned[]; readonly isDark: boolean }
  | { readonly id: number; readonly kind: "failed" };

import type { PhotoFile } from "#exchange";

/** Enough to read a card's name from a photo of the table; some 300 kB. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/** A photo in the size that is kept; undefined when the file is no picture. */
export async function photoFrom(file: Blob, id: string): Promise<PhotoFile | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return blob ? { id, type: "image/jpeg", bytes: new Uint8Array(await blob.arrayBuffer()) } : undefined;
}

import type { PhotoFile } from "#exchange";

/** Enough to read a card's name from a photo of the table; some 300 kB. */
const KEPT: PhotoSize = { longest: 1600, quality: 0.8 };

/** What codes carry instead, one try after the other: names of cards, then their places on the table. */
const LIGHTER: readonly PhotoSize[] = [
  { longest: 1280, quality: 0.6 },
  { longest: 960, quality: 0.5 },
  { longest: 720, quality: 0.4 },
];

interface PhotoSize {
  readonly longest: number;
  readonly quality: number;
}

/** A photo in the size that is kept; undefined when the file is no picture. */
export function photoFrom(file: Blob, id: string): Promise<PhotoFile | undefined> {
  return inSize(file, id, KEPT);
}

/** Ways to make a photo smaller, the mildest first. A photo that does not become smaller stays what it is. */
export const lighterPhotos = LIGHTER.map((size) => async (photo: PhotoFile): Promise<PhotoFile> => {
  const smaller = await inSize(new Blob([Uint8Array.from(photo.bytes)], { type: photo.type }), photo.id, size);
  return smaller && smaller.bytes.length < photo.bytes.length ? smaller : photo;
});

async function inSize(file: Blob, id: string, { longest, quality }: PhotoSize): Promise<PhotoFile | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  return blob ? { id, type: "image/jpeg", bytes: new Uint8Array(await blob.arrayBuffer()) } : undefined;
}

/** Hands a file to the user: the share sheet where the platform shares files, else a download. False: the user thought better of it, which is no error. */
export async function saveFile(name: string, content: string | Uint8Array, type: string): Promise<boolean> {
  // Never over shared memory here; the type allows for it.
  const file = new File([content as BlobPart], name, { type });
  if (isHandheld() && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return false;
    }
  }
  const link = document.createElement("a");
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}

function isHandheld(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

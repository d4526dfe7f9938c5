// Copying a text for somebody who wants to paste it elsewhere.

/** Copies a text; whether it worked. An address without https has no clipboard to write to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

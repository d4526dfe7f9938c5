// Copying a text for somebody who wants to paste it elsewhere.

/** Copies a text; whether it worked. Without a secure address there is no clipboard to write to: then `field`, which shows the text, is marked, and the old way tried. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== undefined && document.execCommand('copy');
  }
}

// Files in and out of the page: text is offered as a download, and a chosen file is read as text. Nothing is sent.
import type { MatchRecord } from '@cardinal/kernel';

/** Most characters that a file of ours can have; larger ones are not read. */
export const LARGEST_FILE = 20_000_000;

/** Offers JSON text as a download. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Offers a match as a file, named after its game and its first digits of the seed's hash. */
export function saveRecord(record: MatchRecord): void {
  saveText(`cardinal-${record.game}-${record.commitment.slice(0, 6)}.json`, JSON.stringify(record, null, 1));
}

/** The text of a file, or null when it is far too large. */
export async function textOf(file: File): Promise<string | null> {
  return file.size <= LARGEST_FILE ? file.text() : null;
}

/** The text of the file that somebody chose in an input, or null when there is none or it is far too large. The input is emptied, so that the same file can be chosen again. */
export async function chosenText(input: HTMLInputElement): Promise<string | null> {
  const file = input.files?.[0];
  const text = file ? await textOf(file) : null;
  input.value = '';
  return text;
}

/** A text as a file: its name, its media type and what is in it. */
type DownloadFile = { name: string; type: string; text: string };

/** Safari reads the file after the press, and a large one slowly. */
const READ_MS = 60_000;

/** Hands a text to the browser as a file to keep. */
export function download({ name, type, text }: DownloadFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

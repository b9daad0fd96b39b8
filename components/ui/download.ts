type DownloadFile = {
  name: string;
  /** Media type, such as `text/csv`. */
  type: string;
  text: string;
};

/** Time until the object URL is revoked. Safari reads the file after the click, and a large one slowly. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a text as a file. */
export function download({ name, type, text }: DownloadFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

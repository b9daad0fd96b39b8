/** The beginning of the name of the style sheet of the shop's pages; the rest is the same for the one that comes on use. */
const SHEET = 'shop';
/** The beginning of the name of the style sheet that comes on use. */
export const LATER_SHEET = 'later';

/** The address of the sheet that comes on use, made from that of the shop's. */
export const laterSheetOf = (sheet: string): string => sheet.replace(`/${SHEET}-`, `/${LATER_SHEET}-`);

let loading: Promise<void> | undefined;

/**
 * Brings the styles of what is imported on use (modules that say `--later`), once for a page; there are none of their own in
 * development. Rejects when they cannot be had, and the next call tries again.
 */
export function laterStyles(): Promise<void> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href*="/${SHEET}-"]`);
  if (!sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = laterSheetOf(sheet.href);
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${link.href} could not be loaded`));
    };
    document.head.append(link);
  });
}

import { local } from '../storage/area';
import { readText } from '../storage/read';
import { writeText } from '../storage/write';

/** The name in storage of the mark that this browser has the font of texts, so that its next page is drawn with it from the start. */
export const FONTS = 'fonts';

/**
 * Fetches the font of texts for the pages that follow, once for a browser. The first page is drawn with a font of the system: what its
 * first paint waits for must be little, and nothing of a page that is read may move.
 */
export function keepFonts(): void {
  if (readText(local, FONTS) || navigator.connection?.saveData) return;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-body');
  document.fonts.load(`1em ${family}`).then(
    () => writeText(local, FONTS, '1'),
    // Without a network the next page tries again.
    () => undefined,
  );
}

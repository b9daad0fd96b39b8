import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

const STATIC = '_next/static';
/** The files that one import needs together, as the bundler lists them. */
const IMPORT = /\["static\/chunks\/[^\]]*\]/g;
/** Fonts for letters that few texts have, in a style sheet: who meets them fetches them. */
const RARE_LETTERS = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;

/**
 * The hashed scripts, styles and fonts of an export whose names stand in some texts, and those whose names stand in these in turn: all
 * that pages load, at once or later. What is left out leads nowhere either, and of an import that needs it nothing is loaded.
 */
export function reachable(
  out: string,
  texts: readonly string[],
  isLeftOut: (content: string) => boolean = () => false,
): string[] {
  const files = readdirSync(join(out, STATIC), { recursive: true, encoding: 'utf8' })
    .map((file) => `${STATIC}/${file.split(sep).join('/')}`)
    .filter((file) => /\.(?:js|css|woff2)$/.test(file));
  const namedIn = (text: string) => files.filter((file) => text.includes(posix.basename(file)));
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const leftOut = new Set(files.filter((file) => isLeftOut(read(file))));
  const reached = new Set<string>();
  const follow = (text: string) => {
    const needed = text.replace(IMPORT, (list) => (namedIn(list).some((file) => leftOut.has(file)) ? '' : list));
    for (const file of namedIn(needed)) {
      if (reached.has(file) || leftOut.has(file)) continue;
      reached.add(file);
      if (!file.endsWith('.woff2')) follow(read(file).replace(RARE_LETTERS, ''));
    }
  };
  texts.forEach(follow);
  return [...reached];
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { laterSheetOf } from '../../lib/loader/later-styles';

const STATIC = '_next/static';

/**
 * The hashed scripts, styles and fonts of an export that some texts name, and those that these name in turn: all that pages load, at
 * once or later on. What is left out leads nowhere either.
 */
export function reachable(
  out: string,
  texts: readonly string[],
  isLeftOut: (content: string) => boolean = () => false,
): string[] {
  const files = readdirSync(join(out, STATIC), { recursive: true, encoding: 'utf8' })
    .map((file) => `${STATIC}/${file.split(sep).join('/')}`)
    .filter((file) => /\.(?:js|css|woff2)$/.test(file));
  const reached = new Set<string>();
  const follow = (text: string) => {
    for (const file of files.filter((name) => text.includes(posix.basename(name)))) {
      const content = readFileSync(join(out, file), 'utf8');
      if (reached.has(file) || isLeftOut(content)) continue;
      reached.add(file);
      if (!file.endsWith('.woff2')) follow(content);
      // No text names this one.
      follow(laterSheetOf(file));
    }
  };
  texts.forEach(follow);
  return [...reached];
}

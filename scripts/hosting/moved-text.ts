import { fileURLToPath } from 'node:url';
import type { Spelling } from '../../lib/listing/spellings';
import type { RedirectRule } from '../../lib/site/redirect-rules';
import { plainScript } from '../plain-script';

/** The file that redirects from the 404 page. */
export const REDIRECT_FILE = 'moved.js';

export type RedirectSettings = {
  basePath: string;
  /** Addresses of listings, with a pattern of all their spellings. */
  listings: readonly (readonly [path: string, pattern: string])[];
  /** Former addresses in the order of precedence; '/blog/*' also matches addresses below '/blog/', and '/news/*' keeps the rest. */
  moved: readonly (readonly [from: string, to: string, query: RedirectRule['query']])[];
};

/**
 * The text of {@link REDIRECT_FILE}.
 * @param basePath '' or '/store'
 */
export function redirectText(
  basePath: string,
  spellings: readonly Pick<Spelling, 'path' | 'pattern'>[],
  rules: readonly RedirectRule[],
): string {
  const listings = spellings.map(({ path, pattern }) => [path, pattern] as const);
  const moved = rules.map(
    ({ path, isPrefix, query, target }) =>
      [path + (isPrefix ? '/*' : ''), target.address + (target.keepsRest ? '*' : ''), query] as const,
  );
  const settings: RedirectSettings = { basePath, listings, moved };
  return plainScript(fileURLToPath(new URL('./moved.ts', import.meta.url)), settings);
}

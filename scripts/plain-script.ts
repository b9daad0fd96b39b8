import { readFileSync } from 'node:fs';
import { createJiti } from 'jiti';

/** The text of a TypeScript file that browsers run as it stands, with its types taken out: it imports nothing at run time. */
export function plainScript(file: string): string {
  return createJiti(import.meta.url).transform({ source: readFileSync(file, 'utf8'), ts: true, async: true });
}

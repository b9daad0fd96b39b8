import { readFileSync } from 'node:fs';
import { createJiti } from 'jiti';
import { minify_sync } from 'terser';

/**
 * A TypeScript file that browsers run as it stands, since it imports nothing at run time: its types are taken out, it is made small,
 * and values stand in the place of some names.
 */
export function plainScript(file: string, values: Readonly<Record<string, object>> = {}): string {
  const source = createJiti(import.meta.url).transform({ source: readFileSync(file, 'utf8'), ts: true, async: true });
  const { code } = minify_sync(source.replace(/^["']use strict["'];\s*/, ''), {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true, directives: false, global_defs: { ...values } },
    format: { comments: false },
  });
  if (!code) throw new Error(`${file} is empty`);
  return code;
}

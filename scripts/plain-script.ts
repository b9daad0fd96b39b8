import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { minify_sync } from 'terser';

/**
 * A TypeScript file that browsers run as it stands, since it imports nothing at run time: its types are taken out, it is made small,
 * and values stand in the place of some names.
 */
export function plainScript(file: string, values: Readonly<Record<string, object>> = {}): string {
  const { code: source } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', tsconfigRaw: {} });
  const { code } = minify_sync(source, {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true, directives: false, global_defs: { ...values } },
    format: { comments: false },
  });
  if (!code) throw new Error(`${file} is empty`);
  return code;
}

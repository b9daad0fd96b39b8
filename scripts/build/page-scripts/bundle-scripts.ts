import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { listingParameters } from '../../../lib/listing/facets/facets';
import { PREVIEW_KEY } from '../../../lib/listing/preview';
import type { UrlAliases } from '../../../lib/listing/url-aliases';
import type { RedirectRule } from '../../../lib/site/links/redirect-rules';
import { SHIP_TO_STATE } from '../../../lib/site/ship-to-state';
import { storageKey } from '../../../lib/storage/web-storage';
import type { MarkSettings } from './page-marks';

export type LoaderSettings = MarkSettings & { reloadedKey: string };

/** The text of the first script of an admin page. */
export const singleSlashesText = (): string =>
  bundleScript(fileURLToPath(new URL('./single-slashes.ts', import.meta.url)));

/**
 * The text of the loader. It is the same on every page, so one hash allows it everywhere.
 * @param basePath '' or '/store'
 */
export function loaderText(basePath: string): string {
  const settings: LoaderSettings = {
    query: `[?&](${[...listingParameters(), 'query'].join('|')})=`,
    previewKey: storageKey(PREVIEW_KEY, basePath),
    shipToStateKey: storageKey(SHIP_TO_STATE, basePath),
    reloadedKey: storageKey('reloaded', basePath),
  };
  return bundleScript(fileURLToPath(new URL('./loader.ts', import.meta.url)), settings);
}

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
  spellings: readonly Pick<UrlAliases, 'path' | 'pattern'>[],
  rules: readonly RedirectRule[],
): string {
  const listings = spellings.map(({ path, pattern }) => [path, pattern] as const);
  const moved = rules.map(
    ({ path, isPrefix, query, target }) =>
      [path + (isPrefix ? '/*' : ''), target.address + (target.keepsRest ? '*' : ''), query] as const,
  );
  const settings: RedirectSettings = { basePath, listings, moved };
  return bundleScript(fileURLToPath(new URL('./redirect.ts', import.meta.url)), settings);
}

/**
 * Bundles and minifies a TypeScript file for a browser.
 * @param settings values in place of the name SETTINGS
 */
export function bundleScript(file: string, settings?: object): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', ...(settings && { SETTINGS: JSON.stringify(settings) }) },
    logLevel: 'warning',
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}

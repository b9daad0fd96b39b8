import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { listingParameters } from '../../../lib/listing/facets/facets';
import { PREVIEW_KEY } from '../../../lib/listing/preview';
import type { UrlAliases } from '../../../lib/listing/url-aliases';
import type { RedirectRule } from '../../../lib/site/links/redirect-rules';
import { SHIP_TO_STATE } from '../../../lib/site/ship-to-state';
import { storageKey } from '../../../lib/storage/web-storage';

/** Text of the first script of an admin page, which corrects doubled slashes. */
export const singleSlashesText = (): string => bundleScript(new URL('./single-slashes.ts', import.meta.url));

export type LoaderSettings = ReturnType<typeof loaderSettings>;

/** Settings of the loader. Keys are names in web storage. */
function loaderSettings(basePath: string) {
  return {
    /** Pattern of queries that change the content of a page. */
    query: `[?&](${[...listingParameters(), 'query'].join('|')})=`,
    previewKey: storageKey(PREVIEW_KEY, basePath),
    shipToStateKey: storageKey(SHIP_TO_STATE, basePath),
    reloadedKey: storageKey('reloaded', basePath),
  };
}

/**
 * Text of the loader. It is the same on every page, so that one hash allows it everywhere.
 * @param basePath '' or '/store'
 */
export const loaderText = (basePath: string): string =>
  bundleScript(new URL('./loader.ts', import.meta.url), loaderSettings(basePath));

/** Script of the 404 page that redirects. */
export const REDIRECT_FILE = 'moved.js';

export type RedirectSettings = ReturnType<typeof redirectSettings>;

/** Settings of the script that redirects. */
function redirectSettings(
  basePath: string,
  spellings: readonly Pick<UrlAliases, 'path' | 'pattern'>[],
  rules: readonly RedirectRule[],
) {
  return {
    basePath,
    /** Paths of listings, each with a pattern that matches other spellings. */
    listings: spellings.map(({ path, pattern }) => [path, pattern] as const),
    /** Redirects, first match first. A `from` of '/blog/*' also matches paths below it; a `to` of '/news/*' keeps the rest of the path. */
    moved: rules.map(
      ({ path, isPrefix, query, target }) =>
        [path + (isPrefix ? '/*' : ''), target.address + (target.keepsRest ? '*' : ''), query] as const,
    ),
  };
}

/** Text of {@link REDIRECT_FILE}. The base path is '' or '/store'. */
export const redirectText = (...settings: Parameters<typeof redirectSettings>): string =>
  bundleScript(new URL('./redirect.ts', import.meta.url), redirectSettings(...settings));

/**
 * Bundles and minifies a TypeScript file for a browser.
 * @param settings replaces the identifier SETTINGS
 */
export function bundleScript(file: URL, settings?: object): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(file)],
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

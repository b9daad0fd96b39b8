import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { listingParameters } from '../../../lib/listing/facets/facets';
import { PREVIEW_KEY } from '../../../lib/listing/preview';
import type { UrlAliases } from '../../../lib/listing/url-aliases';
import type { RedirectRule } from '../../../lib/site/links/redirect-rules';
import { SHIP_TO_STATE } from '../../../lib/site/ship-to-state';
import { storageKey } from '../../../lib/storage/web-storage';

/** Settings of the loader. Keys are names in web storage. */
export type LoaderSettings = {
  /** Pattern of queries that change the content of a page. */
  query: string;
  previewKey: string;
  shipToStateKey: string;
  reloadedKey: string;
};

/** Text of the first script of an admin page, which corrects doubled slashes. */
export const singleSlashesText = (): string => bundleScript(new URL('./single-slashes.ts', import.meta.url));

/**
 * Text of the loader. It is the same on every page, so that one hash allows it everywhere.
 * @param basePath '' or '/store'
 */
export function loaderText(basePath: string): string {
  const settings: LoaderSettings = {
    query: `[?&](${[...listingParameters(), 'query'].join('|')})=`,
    previewKey: storageKey(PREVIEW_KEY, basePath),
    shipToStateKey: storageKey(SHIP_TO_STATE, basePath),
    reloadedKey: storageKey('reloaded', basePath),
  };
  return bundleScript(new URL('./loader.ts', import.meta.url), settings);
}

/** Script of the 404 page that redirects. */
export const REDIRECT_FILE = 'moved.js';

export type RedirectSettings = {
  basePath: string;
  /** Paths of listings, each with a pattern that matches other spellings. */
  listings: readonly (readonly [path: string, pattern: string])[];
  /** Redirects, first match first. A `from` of '/blog/*' also matches paths below it; a `to` of '/news/*' keeps the rest of the path. */
  moved: readonly (readonly [from: string, to: string, query: RedirectRule['query']])[];
};

/**
 * Text of {@link REDIRECT_FILE}.
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
  return bundleScript(new URL('./redirect.ts', import.meta.url), settings);
}

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

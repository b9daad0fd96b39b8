import { fileURLToPath } from 'node:url';
import { listingParameters } from '../../lib/listing/listing-parameters';
import type { Spelling } from '../../lib/listing/spellings';
import { READY } from '../../lib/loader/held';
import { PREVIEW_NAME } from '../../lib/preview';
import * as messages from '../../lib/site/messages';
import type { RedirectRule } from '../../lib/site/redirect-rules';
import { storageKey } from '../../lib/storage/key';
import { HOME_STATE } from '../../lib/visitor/home-state';
import { plainScript } from '../plain-script';

/** The id of the data block that holds what the scripts of a page need: a line of JSON, and then Next's payload. */
export const DATA_ID = 'page-data';

/** The file that mends a page whose scripts or styles fail; its name never changes, for pages outlive an export. */
export const REPAIR_FILE = 'repair.js';

/** The file that leads former addresses and other spellings of a listing's on; the page for unknown addresses has it. */
export const REDIRECT_FILE = 'moved.js';

export type LoaderSettings = {
  dataId: string;
  ready: string;
  /** The pattern of the queries that ask for something else than the page shows. */
  asking: string;
  previewKey: string;
  homeKey: string;
  /** The address of {@link REPAIR_FILE}. */
  repair: string;
};

export type RepairSettings = { ready: string; reloadedKey: string; partMissing: string; noNetwork: string };

/** The settings of {@link REDIRECT_FILE}: listings by their addresses, with patterns of all spellings, and former addresses, those with the most parameters first. */
export type RedirectSettings = {
  basePath: string;
  listings: readonly (readonly [path: string, pattern: string])[];
  moved: readonly (readonly [path: string, target: string, query: RedirectRule['query']])[];
};

/**
 * The text of the loader, the same for every page of an export, so that one hash stands in every policy.
 * @param basePath '' or '/store'
 */
export function loaderText(basePath: string): string {
  const settings: LoaderSettings = {
    dataId: DATA_ID,
    ready: READY,
    asking: `[?&](${[...listingParameters(), 'query'].join('|')})=`,
    previewKey: storageKey(PREVIEW_NAME, basePath),
    homeKey: storageKey(HOME_STATE, basePath),
    repair: `${basePath}/${REPAIR_FILE}`,
  };
  const code = minified(new URL('./loader.ts', import.meta.url), settings);
  if (/<\/script|<script|<!--|\r/i.test(code)) throw new Error('The loader is no inline script');
  return code;
}

/**
 * The text of {@link REPAIR_FILE}.
 * @param basePath '' or '/store'
 */
export function repairText(basePath: string): string {
  const settings: RepairSettings = {
    ready: READY,
    reloadedKey: storageKey('reloaded', basePath),
    partMissing: messages.partMissing,
    noNetwork: messages.noNetwork,
  };
  return minified(new URL('./repair.ts', import.meta.url), settings);
}

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
  const moved = [...rules]
    .sort((a, b) => b.query.length - a.query.length)
    .map(({ path, query, to }) => [path, to.address, query] as const);
  return minified(new URL('./lead-on.ts', import.meta.url), { basePath, listings, moved });
}

/** A script of this folder, made small, with its settings in it. */
function minified(file: URL, settings: LoaderSettings | RepairSettings | RedirectSettings): string {
  return plainScript(fileURLToPath(file), { SETTINGS: settings });
}

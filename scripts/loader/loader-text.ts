import { fileURLToPath } from 'node:url';
import { minify_sync } from 'terser';
import { listingParameters } from '../../lib/listing/listing-parameters';
import { READY } from '../../lib/loader/held';
import { PREVIEW_NAME } from '../../lib/preview';
import * as messages from '../../lib/site/messages';
import { storageKey } from '../../lib/storage/key';
import { plainScript } from '../plain-script';

const SOURCE = fileURLToPath(new URL('./loader.ts', import.meta.url));

/** The id of the data block that holds what the scripts of a page need. */
export const DATA_ID = 'page-data';

/** What the loader is told. */
export type LoaderSettings = {
  dataId: string;
  ready: string;
  /** The parameters of addresses that ask for something else than the page shows. */
  listing: readonly string[];
  previewKey: string;
  reloadedKey: string;
  partMissing: string;
};

/**
 * The text of the loader, the same for every page of an export, so that one hash stands in every policy.
 * @param basePath '' or '/store'
 */
export function loaderText(basePath: string): string {
  const settings: LoaderSettings = {
    dataId: DATA_ID,
    ready: READY,
    listing: [...listingParameters(), 'query'],
    previewKey: storageKey(PREVIEW_NAME, basePath),
    reloadedKey: storageKey('reloaded', basePath),
    partMissing: messages.partMissing,
  };
  const { code } = minify_sync(plainScript(SOURCE).replace(/^["']use strict["'];\s*/, ''), {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true, directives: false, global_defs: { SETTINGS: settings } },
    format: { comments: false },
  });
  if (!code || /<\/script|<script|<!--|\r/i.test(code)) throw new Error('The loader is no inline script');
  return code;
}

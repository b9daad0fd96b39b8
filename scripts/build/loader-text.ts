import { fileURLToPath } from 'node:url';
import { listingParameters } from '../../lib/listing/listing-parameters';
import { PREVIEW_NAME } from '../../lib/preview';
import { SHIP_TO_STATE } from '../../lib/site/ship-to-state';
import { storageKey } from '../../lib/storage/key';
import { plainScript } from '../plain-script';
import type { MarkSettings } from './page-marks';

export type LoaderSettings = MarkSettings & { reloadedKey: string };

/** The text of the first script of an admin page. */
export const singleSlashesText = (): string =>
  plainScript(fileURLToPath(new URL('./single-slashes.ts', import.meta.url)));

/**
 * The text of the loader. It is the same on every page, so one hash allows it everywhere.
 * @param basePath '' or '/store'
 */
export function loaderText(basePath: string): string {
  const settings: LoaderSettings = {
    query: `[?&](${[...listingParameters(), 'query'].join('|')})=`,
    previewKey: storageKey(PREVIEW_NAME, basePath),
    homeKey: storageKey(SHIP_TO_STATE, basePath),
    reloadedKey: storageKey('reloaded', basePath),
  };
  return plainScript(fileURLToPath(new URL('./loader.ts', import.meta.url)), settings);
}

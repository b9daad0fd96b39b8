import { asset } from './asset';
import { place } from './publish-place';

/** The address of the published store where it is not beside the admin: `publish.site` of `site.json`. */
export const storeElsewhere: string | undefined = place?.site;

/** The address of a page of the store, as the admin leads to it. */
export function storeAddress(path: string): string {
  return storeElsewhere === undefined ? asset(path) : `${storeElsewhere}${path}`;
}

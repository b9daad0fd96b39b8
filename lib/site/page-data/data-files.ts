import 'server-only';
import { toCard } from '../../catalogue/card';
import { getProducts } from '../../catalogue/load';
import { CARDS_FILE, toSmallCard } from '../../listing/fetch-cards';
import { INDEX_FILE, writeIndex } from '../../listing/index-row';
import { getIndexRows } from '../../listing/load-rows';
import { readOnce } from '../../read-once';
import { getSitemap } from '../../seo/sitemap';

/**
 * The files of /data/ by name: the catalogue index, which the browser filters and searches, the small cards of all products, and the
 * parts of a sitemap of more than 50,000 pages.
 */
export const getDataFiles: () => ReadonlyMap<string, string> = readOnce(
  () =>
    new Map([
      [INDEX_FILE, writeIndex(getIndexRows())],
      [CARDS_FILE, JSON.stringify(getProducts().map((product) => toSmallCard(toCard(product))))],
      ...getSitemap().parts.map(({ file, content }) => [file, content] as const),
    ]),
);

/** Media type of a file of /data/. */
export function dataFileType(file: string): string {
  return file.endsWith('.xml') ? 'application/xml' : 'application/json';
}

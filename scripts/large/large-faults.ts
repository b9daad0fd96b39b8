import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Looks for every page of an export's sitemap, and into the index of its catalogue. Gives how many pages that were, and a sentence
 * for each that is not there, is not sealed by a content security policy or ends early, and for counts that are not those of the
 * catalogue.
 * @param out the folder of the export
 * @param siteUrl the origin that the sitemap names
 * @param products how many the catalogue has
 */
export function largeFaults(out: string, siteUrl: string, products: number): { pages: number; faults: string[] } {
  const read = (path: string) => (existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : undefined);
  const paths = addressesOf(`${read('sitemap.xml')}`).map((address) => address.replace(`${siteUrl}/`, ''));
  const own = paths.filter((path) => /^products\/[^/]+\/$/.test(path)).length;
  const { products: indexed, shards } = JSON.parse(`${read('data/current.json')}`) as {
    products: number;
    shards: readonly { file: string }[];
  };
  const faultOf = (path: string): string[] => {
    const html = read(`${path}index.html`);
    if (html === undefined) return ['is not there'];
    if (!html.includes('http-equiv="Content-Security-Policy"')) return ['is not sealed'];
    return html.endsWith('</html>') ? [] : ['ends early'];
  };
  const faults = [
    ...(own === products ? [] : [`the sitemap names ${own} products of ${products}`]),
    ...(indexed === products ? [] : [`the index counts ${indexed} products of ${products}`]),
    ...shards.flatMap(({ file }) => (read(`data/${file}`) === undefined ? [`data/${file} is not there`] : [])),
    ...paths.flatMap((path) => faultOf(path).map((fault) => `/${path} ${fault}`)),
  ];
  return { pages: paths.length, faults };
}

const addressesOf = (sitemap: string) =>
  [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

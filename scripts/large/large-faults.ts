import { atOnce } from '../processes/at-once';

/** As many pages are asked for at once. */
const AT_ONCE = 8;

/**
 * Asks a server for its sitemap, every page in it and the index of the catalogue. Gives how many pages were asked for, and a
 * sentence for each that does not answer with 200, is not sealed by a content security policy or ends early, and for counts that
 * are not those of the catalogue.
 * @param url where it is served, with a slash at its end
 * @param siteUrl the origin that the sitemap names
 * @param products how many the catalogue has
 */
export async function largeFaults(
  url: string,
  siteUrl: string,
  products: number,
): Promise<{ asked: number; faults: string[] }> {
  const text = async (path: string) => (await fetch(new URL(path, url))).text();
  const paths = addressesOf(await text('sitemap.xml')).map((address) => address.replace(`${siteUrl}/`, ''));
  const own = paths.filter((path) => /^products\/[^/]+\/$/.test(path)).length;
  const { products: indexed, shards } = JSON.parse(await text('data/current.json')) as {
    products: number;
    shards: readonly { file: string }[];
  };
  const faults = [
    ...(own === products ? [] : [`the sitemap names ${own} products of ${products}`]),
    ...(indexed === products ? [] : [`the index counts ${indexed} products of ${products}`]),
  ];
  for (const { file } of shards) {
    const { ok } = await fetch(new URL(`data/${file}`, url));
    if (!ok) faults.push(`data/${file} does not answer`);
  }
  await atOnce(AT_ONCE, paths, async (path) => {
    const response = await fetch(new URL(path, url));
    const html = await response.text();
    if (response.status !== 200) faults.push(`/${path} answers ${response.status}`);
    else if (!html.includes('http-equiv="Content-Security-Policy"')) faults.push(`/${path} is not sealed`);
    else if (!html.endsWith('</html>')) faults.push(`/${path} ends early`);
  });
  return { asked: paths.length, faults };
}

const addressesOf = (sitemap: string) =>
  [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

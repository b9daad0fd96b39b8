/** The addresses in a sitemap with their dates; those of an index are of its parts. */
export function readSitemap(xml: string): { kind: string | undefined; entries: { loc: string; lastmod?: string }[] } {
  const entries = [...xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)].map(([, inner = '']) => {
    const [loc = '', lastmod] = ['loc', 'lastmod'].map(
      (name) => new RegExp(`<${name}>(.*?)</${name}>`).exec(inner)?.[1],
    );
    const address = loc.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return lastmod === undefined ? { loc: address } : { loc: address, lastmod };
  });
  return { kind: /<(urlset|sitemapindex) /.exec(xml)?.[1], entries };
}

/** Every page of a sitemap, those of an index's parts too; `read` gives the text of a part by its address. */
export function sitemapEntries(xml: string, read: (address: string) => string): { loc: string; lastmod?: string }[] {
  const { kind, entries } = readSitemap(xml);
  return kind === 'sitemapindex' ? entries.flatMap(({ loc }) => readSitemap(read(loc)).entries) : entries;
}

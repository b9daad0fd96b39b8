type Entry = { loc: string; lastmod?: string; images: string[] };

/** The addresses in a sitemap with their dates and photographs; those of an index are of its parts. */
export function readSitemap(xml: string): { kind: string | undefined; entries: Entry[] } {
  const entries = [...xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)].map(([, inner = '']) => {
    const [[loc = ''], [lastmod], images] = ['loc', 'lastmod', 'image:loc'].map((name) =>
      [...inner.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text = '']) => readXml(text)),
    ) as [string[], string[], string[]];
    return { loc, ...(lastmod !== undefined && { lastmod }), images };
  });
  return { kind: /<(urlset|sitemapindex) /.exec(xml)?.[1], entries };
}

/** Every page of a sitemap, those of an index's parts too; `read` gives the text of a part by its address. */
export function sitemapEntries(xml: string, read: (address: string) => string): Entry[] {
  const { kind, entries } = readSitemap(xml);
  return kind === 'sitemapindex' ? entries.flatMap(({ loc }) => readSitemap(read(loc)).entries) : entries;
}

function readXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

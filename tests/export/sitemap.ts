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

/** Whether a crawler may ask for an address, by the lines of a robots.txt for all: of those that match the longest, of two as long the one that allows (RFC 9309). */
export function mayCrawl(robots: string, address: string): boolean {
  const lines = robots.split('\n').flatMap((line) => {
    const [, verb, pattern] = /^(Allow|Disallow): (\S+)/.exec(line) ?? [];
    return verb && pattern ? [{ isAllowed: verb === 'Allow', pattern }] : [];
  });
  const source = (pattern: string) => `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`;
  const [first] = lines
    .filter(({ pattern }) => new RegExp(source(pattern)).test(address))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  return first?.isAllowed ?? true;
}

type Entry = { loc: string; lastmod?: string; images: string[] };

/** The entries of a sitemap with dates and pictures. Entries of a sitemap index are its parts. */
function readSitemap(xml: string): { kind: string | undefined; entries: Entry[] } {
  const entries = [...xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)].map(([, inner = '']) => {
    const [[loc = ''], [lastmod], images] = ['loc', 'lastmod', 'image:loc'].map((name) =>
      [...inner.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text = '']) => readXml(text)),
    ) as [string[], string[], string[]];
    return { loc, ...(lastmod !== undefined && { lastmod }), images };
  });
  return { kind: /<(urlset|sitemapindex) /.exec(xml)?.[1], entries };
}

/** All pages of a sitemap or a sitemap index. `read` returns the text of a part. */
export function sitemapEntries(xml: string, read: (address: string) => string): Entry[] {
  const { kind, entries } = readSitemap(xml);
  return kind === 'sitemapindex' ? entries.flatMap(({ loc }) => readSitemap(read(loc)).entries) : entries;
}

function readXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** True if robots.txt allows a URL. The longest matching rule applies, and 'Allow' if two are equally long (RFC 9309). */
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

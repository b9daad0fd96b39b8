type Entry = { loc: string; lastmod?: string; images: string[] };

/** The pages of a sitemap with dates and pictures. */
export function sitemapEntries(xml: string): Entry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, inner = '']) => {
    const [[loc = ''], [lastmod], images] = ['loc', 'lastmod', 'image:loc'].map((name) =>
      [...inner.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text = '']) => readXml(text)),
    ) as [string[], string[], string[]];
    return { loc, ...(lastmod !== undefined && { lastmod }), images };
  });
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

import { hashText } from '../slug';

/** The most addresses that a sitemap may hold (sitemaps.org). */
const MOST = 50_000;
const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export type SitemapEntry = {
  /** The absolute canonical address. */
  url: string;
  /** 'YYYY-MM-DD', from the data of a product and from nothing else. */
  lastModified?: string;
};

/** A sitemap in one piece, or an index and its parts, which are named after their content because they may be cached for good. */
export type Sitemap = { content: string; parts: { file: string; content: string }[] };

/** Writes a sitemap. `toUrl` makes the absolute address of a part from its file name. */
export function writeSitemap(
  entries: readonly SitemapEntry[],
  toUrl: (file: string) => string,
  most: number = MOST,
): Sitemap {
  if (entries.length <= most) return { content: writePart(entries), parts: [] };
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => {
    const content = writePart(entries.slice(index * most, (index + 1) * most));
    return { file: `sitemap-${index + 1}-${hashText(content)}.xml`, content };
  });
  const links = parts.map(({ file }) => `<sitemap><loc>${escapeXml(toUrl(file))}</loc></sitemap>\n`);
  return { content: `${OPENING}<sitemapindex ${XMLNS}>\n${links.join('')}</sitemapindex>\n`, parts };
}

function writePart(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>\n`;
  });
  return `${OPENING}<urlset ${XMLNS}>\n${urls.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

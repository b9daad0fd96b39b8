import { hash32 } from '../hash';
import { escapeXml } from './escape-xml';

/** The most that a sitemap may hold: addresses of pages, and bytes (sitemaps.org). */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };
const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE_XMLNS = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
/** Bytes set apart for the lines around the entries, which take fewer. */
const ENVELOPE_BYTES = 300;

/** A page of the sitemap. */
export type SitemapEntry = {
  /** The absolute canonical address. */
  url: string;
  /** 'YYYY-MM-DD', the day since which the page says what it says. */
  lastModified?: string | undefined;
  /** The absolute addresses of its photographs. */
  images?: readonly string[];
};

/** A sitemap in one piece, or an index and its parts, which are named after their content because they may be cached for good. */
export type Sitemap = { content: string; parts: { file: string; content: string }[] };

/** Writes a sitemap. `toUrl` makes the absolute address of a part from its file name. */
export function writeSitemap(
  entries: readonly SitemapEntry[],
  toUrl: (file: string) => string,
  most: typeof LIMITS = LIMITS,
): Sitemap {
  const [first = '', ...others] = splitEntries(entries.map(writeEntry), most).map(writePart);
  if (others.length === 0) return { content: first, parts: [] };
  const parts = [first, ...others].map((content, index) => ({
    file: `sitemap-${index + 1}-${hash32(content)}.xml`,
    content,
  }));
  const links = parts.map(({ file }) => `<sitemap><loc>${escapeXml(toUrl(file))}</loc></sitemap>\n`);
  return { content: `${OPENING}<sitemapindex ${XMLNS}>\n${links.join('')}</sitemapindex>\n`, parts };
}

/** Entries in lists of as many as one sitemap may hold, at least one. */
function splitEntries(entries: readonly string[], most: typeof LIMITS): string[][] {
  let list: string[] = [];
  const lists = [list];
  let bytes = ENVELOPE_BYTES;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    if (list.length === most.addresses || (list.length > 0 && bytes + size > most.bytes)) {
      list = [];
      lists.push(list);
      bytes = ENVELOPE_BYTES;
    }
    list.push(entry);
    bytes += size;
  }
  return lists;
}

function writePart(entries: readonly string[]): string {
  const text = entries.join('');
  const names = text.includes('<image:') ? `${XMLNS} ${IMAGE_XMLNS}` : XMLNS;
  return `${OPENING}<urlset ${names}>\n${text}</urlset>\n`;
}

function writeEntry({ url, lastModified, images = [] }: SitemapEntry): string {
  const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
  return `<url><loc>${escapeXml(url)}</loc>${date}${pictures.join('')}</url>\n`;
}

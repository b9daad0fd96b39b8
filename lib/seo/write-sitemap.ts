import { hash32 } from '../hash';
import { escapeXml } from './escape-xml';

/** Limits of one sitemap file (sitemaps.org). */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE_XMLNS = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
/** Reserved bytes for the lines around the entries. */
const ENVELOPE_BYTES = 300;

/** A page of the sitemap. */
export type SitemapEntry = {
  /** Absolute canonical URL. */
  url: string;
  /** Date of the last visible change, 'YYYY-MM-DD'. */
  lastModified?: string | undefined;
  /** Absolute URLs of photographs. */
  images?: readonly string[];
};

/**
 * One sitemap without parts, or an index with its parts. Names of parts have a hash, because hosts and browsers may cache them for a year.
 */
export type Sitemap = { content: string; parts: { file: string; content: string }[] };

/** Writes a sitemap, or an index and parts if it exceeds the limits. `toUrl` returns the absolute URL of a part. */
export function writeSitemap(
  entries: readonly SitemapEntry[],
  toUrl: (file: string) => string,
  limits: typeof LIMITS = LIMITS,
): Sitemap {
  const [first = '', ...others] = splitEntries(entries.map(writeEntry), limits).map(writePart);
  if (others.length === 0) return { content: first, parts: [] };
  const parts = [first, ...others].map((content, index) => ({
    file: `sitemap-${index + 1}-${hash32(content)}.xml`,
    content,
  }));
  const links = parts.map(({ file }) => `<sitemap><loc>${escapeXml(toUrl(file))}</loc></sitemap>\n`);
  return { content: `${XML_DECLARATION}<sitemapindex ${XMLNS}>\n${links.join('')}</sitemapindex>\n`, parts };
}

/** Splits entries into lists that each fit into one sitemap. Returns at least one list. */
function splitEntries(entries: readonly string[], limits: typeof LIMITS): string[][] {
  let list: string[] = [];
  const lists = [list];
  let bytes = ENVELOPE_BYTES;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    if (list.length === limits.addresses || (list.length > 0 && bytes + size > limits.bytes)) {
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
  return `${XML_DECLARATION}<urlset ${names}>\n${text}</urlset>\n`;
}

function writeEntry({ url, lastModified, images = [] }: SitemapEntry): string {
  const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
  return `<url><loc>${escapeXml(url)}</loc>${date}${pictures.join('')}</url>\n`;
}

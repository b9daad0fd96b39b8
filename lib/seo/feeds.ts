import 'server-only';
import type { Metadata } from 'next';
import { getProducts } from '../catalogue/load';
import { newProducts } from '../catalogue/recommendations/featured';
import { restrictionSentences } from '../catalogue/restrictions';
import type { Product } from '../catalogue/schema/product';
import { summarizeSizes } from '../catalogue/sizes/sizes';
import { availableCombinations } from '../catalogue/variants/available-combinations';
import { formatSelection } from '../catalogue/variants/offer';
import { lowestAndHighestPrices, priceRangeOf } from '../catalogue/variants/price-range';
import type { ResolvedVariant } from '../catalogue/variants/resolve-variant';
import { quantitySpecs } from '../catalogue/variants/variant-specs';
import { formatPrice, formatPriceRange, isPriced } from '../money';
import { branding } from '../site/content';
import * as messages from '../site/messages';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { escapeXml } from './escape-xml';
import { absoluteUrl, imageUrl } from './metadata';
import { MAX_LISTED_VARIANTS } from './product-json-ld';
import { productShareImage } from './share-image';

/** Number of products in a feed. */
const MAX_FEED_PRODUCTS = 50;

/** The feed files of the export. Paths have no base path. */
export const feedFiles = {
  atom: { path: '/feed.xml', type: 'application/atom+xml', title: 'New products' },
  jsonFeed: { path: '/feed.json', type: 'application/feed+json', title: 'New products' },
} as const;

/** True if some product has a date, so that the feeds are not empty. */
export function hasNewProducts(): boolean {
  return getProducts().some(({ date }) => date !== undefined);
}

/** Adds links to the feeds of new products to the metadata of a page. Unchanged if the feeds are empty. */
export function withFeedLinks(metadata: Metadata): Metadata {
  if (!hasNewProducts()) return metadata;
  const { atom, jsonFeed } = feedFiles;
  const types = Object.fromEntries(
    [atom, jsonFeed].map(({ path, type, title }) => [type, [{ url: absoluteUrl(path), title }]]),
  );
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** The content of both feeds. URLs are absolute. Times come from the data, so that every build writes the same file. */
export type Feed = ReturnType<typeof newProductsFeed>;

/** The newest products as feed entries. `updated` is undefined if no product has a date. */
export function newProductsFeed(products?: readonly Product[]) {
  const entries = newProducts(MAX_FEED_PRODUCTS, products).map((product) => {
    const { id, brand, name, description, date } = product;
    const [summary, image] = [factLine(product), imageUrl(productShareImage(product))];
    return {
      // Also the id of the entry, because it never changes.
      url: absoluteUrl(routes.product(id)),
      title: `${brand.name} ${name}`,
      summary,
      image,
      html: toHtml(image, [summary, ...description.split(/\n{2,}/)], variantLines(product)),
      time: toTime(date),
    };
  });
  return {
    title: `${site.name}: ${feedFiles.atom.title.toLowerCase()}`,
    description: branding.description,
    author: site.name,
    home: absoluteUrl(routes.home()),
    updated: entries[0]?.time,
    entries,
  };
}

const toTime = (day: string) => `${day}T00:00:00Z`;

function toHtml(image: string, paragraphs: readonly string[], lines: readonly VariantLine[]): string {
  const texts = paragraphs.map((text) => `<p>${escapeXml(text).replaceAll('\n', '<br>')}</p>`);
  const items = lines.map(
    ({ url, name, facts }) => `<li><a href="${escapeXml(url)}">${escapeXml(name)}</a>: ${escapeXml(facts)}</li>`,
  );
  const list = items.length > 0 ? [`<ul>${items.join('')}</ul>`] : [];
  return [`<p><img src="${escapeXml(image)}" alt=""></p>`, ...texts, ...list].join('');
}

/** Main facts and limits: '$12.00, was $15.00. Item 101. Sizes: S–XL. Colors: Black, Navy.' */
function factLine(product: Product): string {
  const { model, colors, options = [], restrictions } = product;
  const { price, oldPrice, highest } = priceRangeOf(product);
  // If prices differ, each combination has its own old price.
  const before = oldPrice === undefined || highest > price ? '' : `, was ${formatPrice(oldPrice)}`;
  const sizes = summarizeSizes(product.sizes);
  return [
    `${formatPriceRange(lowestAndHighestPrices([product])) ?? messages.contactForPrice}${before}.`,
    ...(model ? [`Item ${model}.`] : []),
    ...(sizes ? [`Sizes: ${sizes}.`] : []),
    ...(colors.length > 0 ? [`Colors: ${colors.map(({ name }) => name).join(', ')}.`] : []),
    ...options.map(({ name, values }) => `${name}: ${values.join(', ')}.`),
    ...quantitySpecs(product).map(({ label, value }) => `${label}: ${value}.`),
    ...(restrictions ? restrictionSentences(restrictions) : []),
  ].join(' ');
}

/** Date of a feed without entries, because Atom requires one. */
const EPOCH = '1970-01-01T00:00:00Z';

/** Writes a feed as Atom (RFC 4287). `self` is the absolute URL of the feed. */
export function writeAtom({ title, description, author, home, updated, entries }: Feed, self: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${element('id', self)}
${element('title', title)}
${element('subtitle', description)}
${element('updated', updated ?? EPOCH)}
<author>${element('name', author)}${element('uri', home)}</author>
<link rel="self" type="${feedFiles.atom.type}" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>
${entries.map((entry) => `${writeEntry(entry)}\n`).join('')}</feed>
`;
}

function writeEntry({ url, title, summary, html, time }: Feed['entries'][number]): string {
  return `<entry>
${element('id', url)}
${element('title', title)}
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${element('published', time)}
${element('updated', time)}
${element('summary', summary)}
<content type="html">${escapeXml(html)}</content>
</entry>`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org). `self` is the absolute URL of the feed. */
export function writeJsonFeed({ title, description, author, home, entries }: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    authors: [{ name: author, url: home }],
    language: 'en',
    items: entries.map(({ url, title: name, summary, image, html, time }) => ({
      id: url,
      url,
      title: name,
      summary,
      content_html: html,
      image,
      date_published: time,
      date_modified: time,
    })),
  });
}

/** A combination of a product: the URL that opens the product with it, its values, such as 'Black, XL', and its facts. */
type VariantLine = { url: string; name: string; facts: string };

/** The available combinations of a product with variants, at most {@link MAX_LISTED_VARIANTS}. */
function variantLines(product: Product): VariantLine[] {
  const { id, name, variants = [] } = product;
  if (variants.length === 0) return [];
  return availableCombinations(product)
    .slice(0, MAX_LISTED_VARIANTS)
    .map(({ selection, resolved }) => ({
      url: absoluteUrl(routes.product(id, selection)),
      name: formatSelection(selection) || name,
      facts: factsOf(resolved),
    }));
}

/** 'item 101-3XL, barcode 00844802120456, $82.00, was $90.00, out of stock' */
function factsOf({ number, barcode, price, oldPrice, stock, overriddenBy }: ResolvedVariant): string {
  return [
    ...(number ? [`item ${number}`] : []),
    ...(barcode ? [`barcode ${barcode}`] : []),
    isPriced({ price }) ? formatPrice(price) : messages.contactForPrice.toLowerCase(),
    ...(oldPrice === undefined ? [] : [`was ${formatPrice(oldPrice)}`]),
    ...(overriddenBy.stock === undefined ? [] : [stock > 0 ? 'in stock' : 'out of stock']),
  ].join(', ');
}

import 'server-only';
import { type CategoryGroup, getBrands, getCategories, getProducts } from '../catalogue/load';
import { availableCombinations } from '../catalogue/variants/available-combinations';
import { priceRangeOf } from '../catalogue/variants/price-range';
import { formatCount } from '../format';
import { localeSettings } from '../locale';
import { isPriced } from '../money';
import { branding, texts } from '../site/content';
import * as messages from '../site/messages';
import { routes } from '../site/routes';
import { allShopPages } from '../site/shop-pages';
import { site } from '../site/site';
import { feedFiles, hasNewProducts } from './feeds';
import { absoluteUrl } from './metadata';

type Link = { name: string; path: string; note?: string };

/** The content of /llms.txt (llmstxt.org): a summary of the shop, and links to categories, pages and data files. */
export function llmsText(): string {
  return [
    `# ${markdownText(site.name)}`,
    `> ${markdownText(branding.description)}`,
    markdownText(
      `${branding.tagline.replace(/[.!?]?$/, (end) => end || '.')} ${messages.catalogOnly} ${texts.contact.intro}`,
    ),
    aboutShop()
      .map((line) => `- ${markdownText(line)}`)
      .join('\n'),
    section('Categories', getCategories().flatMap(categoryLinks)),
    section('Pages', pageLinks()),
    section('Data', dataLinks()),
  ].join('\n\n');
}

function section(title: string, links: readonly Link[]): string {
  const lines = links.map(({ name, path, note }) => {
    const link = `- [${markdownText(name)}](${absoluteUrl(path)})`;
    return note ? `${link}: ${markdownText(note)}\n` : `${link}\n`;
  });
  return `## ${title}\n\n${lines.join('')}`.trimEnd();
}

/** Facts about the shop, one a line. Facts that it does not have are left out. */
function aboutShop(): string[] {
  const products = getProducts();
  const { phone, email, address, hours } = site;
  const varied = products.filter(({ variants = [] }) => variants.length > 0);
  const combinations = varied.reduce((sum, product) => sum + availableCombinations(product).length, 0);
  const unpriced = products.filter((product) => !isPriced(priceRangeOf(product))).length;
  const packed = products.filter(({ quantities }) => quantities).length;
  const limited = products.filter(({ restrictions }) => restrictions).length;
  const count = (number: number) => formatCount(number, 'product');
  const place = address && [address.street, address.city, `${address.region} ${address.postalCode}`, address.country];
  const facts: (string | false | undefined)[] = [
    'Nothing is ordered or paid on these pages. To buy, ask the shop: see Contact.',
    `${count(products.length)} from ${formatCount(getBrands().length, 'brand')}, with prices in ${localeSettings.currencyName}.`,
    unpriced > 0 && `“${messages.contactForPrice}”: ${count(unpriced)}. The price is given on request.`,
    varied.length > 0 &&
      `${count(varied.length)} with variants, ${combinations} in all: a color, a size or another choice may have its own item number, price and stock.`,
    packed > 0 && `Packs, least quantities or lower prices of many are stated with ${count(packed)}.`,
    limited > 0 && `Limits of age or of shipping are stated with ${count(limited)}; they are no legal advice.`,
    texts.sample?.notice,
    phone && `Phone: ${phone}`,
    email && `Email: ${email}`,
    place && `Address: ${place.join(', ')}`,
    hours && `Hours: ${hours}`,
  ];
  return facts.flatMap((fact) => fact || []);
}

/** Links to a category and to its subcategories with products. */
function categoryLinks({ key, name, description, products, subcategories }: CategoryGroup): Link[] {
  const count = (group: Pick<CategoryGroup, 'products'>) => `${formatCount(group.products.length, 'product')}.`;
  const filled = subcategories.filter((group) => group.products.length > 0);
  return [
    { name, path: routes.category(key), note: `${count({ products })} ${description}`.trim() },
    ...filled.map((group) => ({
      name: `${name}: ${group.name}`,
      path: routes.subcategory(key, group.slug),
      note: count(group),
    })),
  ];
}

function pageLinks(): Link[] {
  const brands = `${formatCount(getBrands().length, 'brand')}, each with a page of its products.`;
  return allShopPages
    .filter(({ places }) => places.includes('llms'))
    .map(({ title, path, description }) => ({
      name: title,
      path,
      note: path === routes.brands() ? brands : description,
    }));
}

function dataLinks(): Link[] {
  const { atom, jsonFeed } = feedFiles;
  const feeds = [
    { name: `${atom.title}, Atom`, path: atom.path },
    { name: `${jsonFeed.title}, JSON Feed`, path: jsonFeed.path },
  ];
  return [
    ...(hasNewProducts() ? feeds : []),
    { name: 'Sitemap', path: '/sitemap.xml' },
    {
      name: 'The catalog as its owner writes it',
      path: '/catalogue.json',
      note: 'the source of all pages, by category; spellings and sizes are not evened out in it.',
    },
  ];
}

/**
 * A text as one line of Markdown (CommonMark). Escapes the characters of links, code, emphasis, tags and character references,
 * and at the start those of headings, lists and rules.
 */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

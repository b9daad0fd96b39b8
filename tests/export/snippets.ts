import { formatPrice } from '@/lib/catalogue/price';
import { metaOf, titleOf } from './checks';
import { textOf } from './html';
import type { Page } from './site';

type Elements = Pick<Page, 'elements'>;

/** Problems of title and description: lengths that search engines cut or ignore. */
export function snippetProblems(page: Elements): string[] {
  const [title, description = ''] = [titleOf(page), metaOf(page, 'description')];
  const { length } = description;
  return [
    ...(title.length > 60 ? [`its title has ${title.length} characters: ${title}`] : []),
    ...(length < 70 || length > 160 ? [`its description has ${length} characters: ${description}`] : []),
  ];
}

/** Problems of the robots meta element, which must allow large pictures and forbid nothing. */
export function previewProblems(page: Elements): string[] {
  const robots = metaOf(page, 'robots') ?? '';
  const words = robots.split(',').map((word) => word.trim());
  return words.includes('max-image-preview:large') && !/no(?:ne|index|imageindex|snippet)/.test(robots)
    ? []
    : [`its robots are "${robots}"`];
}

/** Problems of a page without the item number in its title and description. */
export function itemNumberProblems(page: Elements, number: string): string[] {
  const texts = [titleOf(page), metaOf(page, 'description') ?? ''];
  return texts.some((text) => text.includes(number)) ? [] : [`has ${number} in none of "${texts.join('", "')}"`];
}

type Products = readonly {
  price: number;
  /** Highest price of its variants. */
  highest?: number;
  brand: { name: string };
  restrictions?: { states: readonly string[] } | undefined;
}[];

/** Replaces no-break spaces, which prices contain. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Missing parts of a listing's description: two sentences, lowest and highest price, and a brand or the number of brands. */
export function listingTextProblems(page: Elements, products: Products): string[] {
  const description = metaOf(page, 'description') ?? '';
  const prices = products.flatMap(({ price, highest = price }) => [price, highest]).filter((price) => price > 0);
  const brands = new Set(products.map(({ brand }) => brand.name));
  const expected = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)].map(formatPrice) : ['on request'];
  const brandTexts = brands.size > 1 ? [`${brands.size} brands`, ...brands] : [...brands];
  return [
    ...(/[.!?…)] \S/.test(description) ? [] : ['is one sentence']),
    ...expected.filter((text) => !plain(description).includes(plain(text))).map((text) => `lacks ${text}`),
    ...(brandTexts.some((text) => description.includes(text)) ? [] : ['has no brand']),
  ].map((problem) => `${problem}: ${description}`);
}

/** Problems of the facts of a listing, which must come after the cards and contain shipping limits. */
export function listingFactsProblems(page: Elements, products: Products, basePath: string): string[] {
  const facts = page.elements.find(({ attributes }) => attributes.id === 'facts');
  if (!facts) return ['shows no facts'];
  const text = textOf(facts.inner);
  const cards = page.elements.filter(({ attributes: { href } }) => href?.startsWith(`${basePath}/products/`));
  const isLimited = products.some(({ restrictions }) => restrictions && restrictions.states.length > 0);
  return [
    ...(cards.some(({ start }) => start < facts.start) ? [] : ['shows its facts before its products']),
    ...(isLimited === /ships? to \S/.test(text) ? [] : [`has wrong shipping facts: ${text}`]),
  ];
}

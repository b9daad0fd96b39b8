import { formatPrice } from '@/lib/catalogue/price';
import { metaOf, titleOf } from './checks';
import { textOf } from './html';
import type { Page } from './site';

type Elements = Pick<Page, 'elements'>;

/** A title that is shown whole, and a description that is neither cut nor passed over. */
export function snippetProblems(page: Elements): string[] {
  const [title, description = ''] = [titleOf(page), metaOf(page, 'description')];
  const { length } = description;
  return [
    ...(title.length > 60 ? [`its title has ${title.length} characters: ${title}`] : []),
    ...(length < 70 || length > 160 ? [`its description has ${length} characters: ${description}`] : []),
  ];
}

/** Large pictures are allowed, and nothing is forbidden. */
export function previewProblems(page: Elements): string[] {
  const robots = metaOf(page, 'robots') ?? '';
  const words = robots.split(',').map((word) => word.trim());
  return words.includes('max-image-preview:large') && !/no(?:ne|index|imageindex|snippet)/.test(robots)
    ? []
    : [`its robots are "${robots}"`];
}

/** An item number stands in the title or in the description, as it is written. */
export function itemNumberProblems(page: Elements, number: string): string[] {
  const said = [titleOf(page), metaOf(page, 'description') ?? ''];
  return said.some((text) => text.includes(number)) ? [] : [`says ${number} in none of "${said.join('", "')}"`];
}

type Products = readonly {
  price: number;
  /** The highest of its variants. */
  highest?: number;
  brand: { name: string };
  restrictions?: { states: readonly string[] } | undefined;
}[];

/** A text whose blanks are plain ones: that beside a sign keeps lines together. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The gaps in a listing's description: two sentences, the least and the highest price, a brand or their number. */
export function listingTextProblems(page: Elements, goods: Products): string[] {
  const description = metaOf(page, 'description') ?? '';
  const prices = goods.flatMap(({ price, highest = price }) => [price, highest]).filter((price) => price > 0);
  const brands = new Set(goods.map(({ brand }) => brand.name));
  const expected = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)].map(formatPrice) : ['on request'];
  const named = brands.size > 1 ? [`${brands.size} brands`, ...brands] : [...brands];
  return [
    ...(/[.!?…)] \S/.test(description) ? [] : ['is one sentence']),
    ...expected.filter((text) => !plain(description).includes(plain(text))).map((text) => `lacks ${text}`),
    ...(named.some((text) => description.includes(text)) ? [] : ['names no brand']),
  ].map((fault) => `${fault}: ${description}`);
}

/** The facts below the goods of a listing: there, behind the last card, and with what all or some are not shipped to. */
export function listingFactsProblems(page: Elements, goods: Products, basePath: string): string[] {
  const facts = page.elements.find(({ attributes }) => attributes.id === 'facts');
  if (!facts) return ['shows no facts'];
  const text = textOf(facts.inner);
  const cards = page.elements.filter(({ attributes: { href } }) => href?.startsWith(`${basePath}/products/`));
  const isLimited = goods.some(({ restrictions }) => restrictions && restrictions.states.length > 0);
  return [
    ...(cards.some(({ start }) => start < facts.start) ? [] : ['shows its facts before its goods']),
    ...(isLimited === /ships? to \S/.test(text) ? [] : [`says of shipping: ${text}`]),
  ];
}

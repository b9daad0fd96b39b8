import { factsBelowHeading } from '../catalogue/fact-sheet';
import { listsOnlyRestrictedPlaces, restrictedPlaces } from '../catalogue/restrictions';
import type { Product } from '../catalogue/schema/product';
import { lowestAndHighestPrices, priceRangeOf } from '../catalogue/variants/price-range';
import { formatPrice, isPriced, summarizePrices } from '../money';
import { byFrequency, type Sentence, summarizeNames, wordings } from './sentences';

/** The facts of a listing for its description. */
export type ListingSubject = {
  /** Unique name of the listing. */
  name: string;
  /** The products in the order of the page. */
  products: readonly Product[];
  /** True for the listing of a brand. */
  isOfBrand: boolean;
  /** Names of narrower listings, by number of products. Empty or at least two. */
  sections: readonly string[];
};

const MAX_NAMES = 3;
/** Number of facts about a single product, such as material, colors and sizes. */
const MAX_FACTS = 3;

/** Adds a left-to-right mark to Hebrew and Arabic names, so that the text after them keeps its direction. */
const withDirectionMark = (name: string) =>
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(name) ? `${name}\u200e` : name;

/**
 * Sentences about a listing: 'Sprays from 7 brands, including A and B: 15 products, $11.99 to $69.99. None of them
 * ships to Alaska or Hawaii.'
 */
export function listingSentences(subject: ListingSubject): Sentence[] {
  const { products, isOfBrand } = subject;
  const [name, sections] = [withDirectionMark(subject.name), subject.sections.map(withDirectionMark)];
  const [first] = products;
  if (!first) return [[`${name}: no products at the moment.`]];
  const limits = limitSentences(products);
  if (products.length === 1) return [singleProductSentence(name, first, isOfBrand), ...limits, ...factSentences(first)];
  const hasNext = limits.length + sections.length > 0;
  const tail = `: ${products.length} products${hasNext ? `, ${summarizePrices(lowestAndHighestPrices(products))}` : ''}.`;
  const opening: Sentence = isOfBrand
    ? [`${name}${tail}`]
    : wordings(MAX_NAMES, 0, (names) => `${name} from ${brandWords(products, names)}${tail}`);
  if (!hasNext) return [opening, priceSentence(products)];
  const find = (max: number) => `Find them under ${summarizeNames(sections, { max, rest: 'more' })}.`;
  const sectionSentences = sections.length > 0 ? [wordings(MAX_NAMES, 1, find)] : [];
  return [opening, ...limits.slice(0, 1), ...sectionSentences, ...limits.slice(1)];
}

/** Sentences about a numbered page of a listing: its products and their brands. */
export function pageSentences(
  { name, products, isOfBrand }: Omit<ListingSubject, 'sections'>,
  { page, pages }: { page: number; pages: number },
): Sentence[] {
  const names = products.map((product) => withDirectionMark(product.name));
  const start = `${withDirectionMark(name)}, page ${page} of ${pages}:`;
  const prices = summarizePrices(lowestAndHighestPrices(products));
  return [
    wordings(MAX_NAMES, 1, (max) => `${start} ${summarizeNames(names, { max, rest: 'more' })}, ${prices}.`),
    ...(isOfBrand ? [] : [wordings(MAX_NAMES, 0, (count) => `By ${brandWords(products, count)}.`)]),
    ...limitSentences(products),
  ];
}

function singleProductSentence(name: string, product: Product, isOfBrand: boolean): Sentence {
  const shown = withDirectionMark(isOfBrand ? product.name : `${product.brand.name} ${product.name}`);
  return [`${name}: ${shown}, ${summarizePrices(lowestAndHighestPrices([product]))}.`];
}

function brandWords(products: readonly Product[], names: number): string {
  const brands = byFrequency(products.map(({ brand }) => brand.name)).map(({ name }) => withDirectionMark(name));
  if (brands.length <= Math.max(1, names)) return summarizeNames(brands, { max: brands.length });
  const named = brands.slice(0, names);
  return `${brands.length} brands${names > 0 ? `, including ${summarizeNames(named, { max: names })}` : ''}`;
}

/** Lowest and highest price with their products, for a listing without limits and without narrower listings. */
function priceSentence(products: readonly Product[]): Sentence {
  const priced = products
    .map((product) => ({ name: withDirectionMark(product.name), ...priceRangeOf(product) }))
    .filter(isPriced);
  const [first] = priced;
  if (!first) return ['Prices are given on request.'];
  const low = priced.reduce((lowest, product) => (product.price < lowest.price ? product : lowest), first);
  const high = priced.reduce((highest, product) => (product.highest > highest.highest ? product : highest), first);
  const [from, to] = [formatPrice(low.price), formatPrice(high.highest)];
  if (from === to) return [`Each costs ${from}.`];
  return [`Prices run from ${from} (${low.name}) to ${to} (${high.name}).`, `Prices run from ${from} to ${to}.`];
}

function factSentences(product: Product): Sentence[] {
  const { restrictions } = product;
  return factsBelowHeading(product)
    .filter(({ value }) => !restrictions || !listsOnlyRestrictedPlaces(restrictions, value))
    .slice(0, MAX_FACTS)
    .map(({ label, value }) => [`${label}: ${value}.`]);
}

type Restricted = Pick<Product, 'restrictions'>;

const MAX_PLACES = 3;
/** Numbers as words, for the start of a sentence. */
const NUMBER_WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Shipping and age limits of products: at most one sentence each on places, on shipping abroad, and on age. */
export function limitSentences(products: readonly Restricted[]): Sentence[] {
  const total = products.length;
  const domestic = products.filter(({ restrictions }) => restrictions?.usOnly).length;
  const minimums = products.flatMap(({ restrictions }) => restrictions?.minimumAge ?? []);
  const ages = [...new Set(minimums)].sort((a, b) => a - b).map(String);
  const verb = isSingle(domestic, total) ? 'ships' : 'ship';
  const sentences = [
    placeSentence(products.map(({ restrictions }) => (restrictions ? restrictedPlaces(restrictions) : []))),
    domestic > 0 && ([`${someOf(domestic, total)} ${verb} within the United States only.`] as const),
    ages.length > 0 && ([ageLimit(ages, minimums.length, total)] as const),
  ];
  return sentences.flatMap((sentence) => (sentence ? [sentence] : []));
}

/**
 * A sentence about places that products do not ship to: places of all products, or else of some. Frequent places come first.
 * @param excluded the places that each product does not ship to
 */
function placeSentence(excluded: readonly (readonly string[])[]): Sentence | undefined {
  const total = excluded.length;
  const limited = excluded.filter((places) => places.length > 0).length;
  if (limited === 0) return undefined;
  const places = byFrequency(excluded.flat());
  const shared = places.filter(({ count }) => count === total);
  const listing = (some: typeof places, start: string) => {
    const names = some.map(({ name }) => name);
    const write = (max: number) => `${start} ${summarizeNames(names, { max, rest: 'other places', last: 'or' })}.`;
    return wordings(MAX_PLACES, 1, write);
  };
  if (shared.length > 0) return listing(shared, total === 1 ? 'It does not ship to' : 'None of them ships to');
  if (limited === 1) return listing(places, 'One of them does not ship to');
  const start = `${someOf(limited, total)} do not ship to some places, including`;
  const examples = places.slice(0, 2).map(({ name }) => name);
  return wordings(examples.length, 1, (max) => `${start} ${examples.slice(0, max).join(' and ')}.`);
}

/** The subject of a sentence: 'It', 'All of them', 'Two of them'. */
function someOf(count: number, total: number): string {
  if (total === 1) return 'It';
  return `${count === total ? 'All' : (NUMBER_WORDS[count] ?? count)} of them`;
}

/** Sentence about minimum ages: '18', '18 or 21'. `count` products of `total` have one. */
function ageLimit(ages: readonly string[], count: number, total: number): string {
  if (count === total && ages.length === 1) return `Buyers must be ${ages[0]} or older.`;
  return `${someOf(count, total)} ${isSingle(count, total) ? 'has' : 'have'} a minimum age of ${summarizeNames(ages, { max: MAX_PLACES, last: 'or' })}.`;
}

const isSingle = (count: number, total: number) => total === 1 || count === 1;

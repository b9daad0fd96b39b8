import { furtherFacts } from '../catalogue/fields/fact-sheet';
import { formatPrice, isPriced, priceWords } from '../catalogue/price';
import { listPlaces, namesPlaces } from '../catalogue/restrictions';
import type { Product } from '../catalogue/schema/product';
import { outerPrices, priceSpan } from '../catalogue/variants/price-span';
import { byCount, listNames } from './name-list';
import { type Sentence, wordings } from './sentence';

/** A listing as its title and description speak of it. */
export type ListingSubject = {
  /** The listing's name, different from every other's. */
  name: string;
  /** The goods, in the order in which they are shown. */
  products: readonly Product[];
  /** Whether they are all from the maker that the name says. */
  isOfMaker: boolean;
  /** Narrower listings, those of most goods first; none or at least two. */
  sections: readonly string[];
};

const MOST_NAMES = 3;
/** Facts of a single product: material, colors and sizes, where it has them. */
const MOST_FACTS = 3;

/** A name with a mark behind letters that run from right to left, so that what comes after it does not run with them. */
const held = (name: string) => (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(name) ? `${name}\u200e` : name);

/**
 * A listing in sentences made of facts, the first what is sold and by whom: 'Sprays from 7 makers, among them A and B: 15 products,
 * $11.99 to $69.99. None of them is shipped to Alaska or Hawaii.' What there are no facts for is not said.
 */
export function listingSentences(subject: ListingSubject): Sentence[] {
  const { products, isOfMaker } = subject;
  const [name, sections] = [held(subject.name), subject.sections.map(held)];
  const [first] = products;
  if (!first) return [[`${name}: no products at the moment.`]];
  const limits = limitSentences(products);
  if (products.length === 1) return [tellOne(name, first, isOfMaker), ...limits, ...factSentences(first)];
  const hasNext = limits.length + sections.length > 0;
  const tail = `: ${products.length} products${hasNext ? `, ${priceWords(outerPrices(products))}` : ''}.`;
  const opening: Sentence = isOfMaker
    ? [`${name}${tail}`]
    : wordings(MOST_NAMES, 0, (names) => `${name} from ${makerWords(products, names)}${tail}`);
  const where =
    sections.length > 0
      ? [wordings(MOST_NAMES, 1, (most) => `Find them under ${listNames(sections, { most, rest: 'more' })}.`)]
      : [];
  return hasNext ? [opening, ...limits.slice(0, 1), ...where, ...limits.slice(1)] : [opening, tellPrices(products)];
}

/** A further page of a listing in sentences: which goods stand on it, and from whom. */
export function pageSentences({
  name,
  products,
  isOfMaker,
  page,
  pages,
}: Omit<ListingSubject, 'sections'> & { page: number; pages: number }): Sentence[] {
  const goods = products.map((product) => held(product.name));
  const start = `${held(name)}, page ${page} of ${pages}:`;
  return [
    wordings(
      MOST_NAMES,
      1,
      (most) => `${start} ${listNames(goods, { most, rest: 'more' })}, ${priceWords(outerPrices(products))}.`,
    ),
    ...(isOfMaker ? [] : [wordings(MOST_NAMES, 0, (names) => `By ${makerWords(products, names)}.`)]),
    ...limitSentences(products),
  ];
}

function tellOne(name: string, product: Product, isOfMaker: boolean): Sentence {
  const shown = held(isOfMaker ? product.name : `${product.brand.name} ${product.name}`);
  return [`${name}: ${shown}, ${priceWords(outerPrices([product]))}.`];
}

function makerWords(products: readonly Product[], names: number): string {
  const makers = byCount(products.map(({ brand }) => brand.name)).map(({ name }) => held(name));
  if (makers.length <= Math.max(1, names)) return listNames(makers, { most: makers.length });
  const named = makers.slice(0, names);
  return `${makers.length} makers${names > 0 ? `, among them ${listNames(named, { most: names })}` : ''}`;
}

/** The sentence on goods with neither limits nor sections: the prices of the least and the dearest of them. */
function tellPrices(products: readonly Product[]): Sentence {
  const priced = products.map((product) => ({ name: held(product.name), ...priceSpan(product) })).filter(isPriced);
  const [first] = priced;
  if (!first) return ['They are priced on request.'];
  const low = priced.reduce((least, product) => (product.price < least.price ? product : least), first);
  const high = priced.reduce((most, product) => (product.highest > most.highest ? product : most), first);
  const [from, to] = [formatPrice(low.price), formatPrice(high.highest)];
  if (from === to) return [`Each costs ${from}.`];
  return [`Prices run from ${from} (${low.name}) to ${to} (${high.name}).`, `Prices run from ${from} to ${to}.`];
}

function factSentences(product: Product): Sentence[] {
  const { restrictions } = product;
  return furtherFacts(product)
    .filter(({ value }) => !restrictions || !namesPlaces(restrictions, value))
    .slice(0, MOST_FACTS)
    .map(({ label, value }) => [`${label}: ${value}.`]);
}

type Limited = Pick<Product, 'restrictions'>;

const MOST_PLACES = 3;
/** A sentence does not begin with a digit where a word is as short. */
const WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Limits of the seller for goods of a list, a sentence for each kind. */
export function limitSentences(products: readonly Limited[]): Sentence[] {
  const total = products.length;
  const domestic = products.filter(({ restrictions }) => restrictions?.usOnly).length;
  const minimums = products.flatMap(({ restrictions }) => restrictions?.minimumAge ?? []);
  const ages = [...new Set(minimums)].sort((a, b) => a - b).map(String);
  return [
    ...placeSentence(products.map(({ restrictions }) => (restrictions ? listPlaces(restrictions) : []))),
    ...(domestic > 0 ? [[`${someAre(domestic, total)} shipped within the United States only.`] as const] : []),
    ...(ages.length > 0
      ? [
          [
            `${someAre(minimums.length, total)} sold only from the age of ${listNames(ages, { most: MOST_PLACES, last: 'or' })}.`,
          ] as const,
        ]
      : []),
  ];
}

/**
 * Where goods are not shipped to: what is true of all of them, else of some; the place that most goods leave out first.
 * @param left the places that each of the goods leaves out
 */
function placeSentence(left: readonly (readonly string[])[]): Sentence[] {
  const total = left.length;
  const limited = left.filter((places) => places.length > 0).length;
  if (limited === 0) return [];
  const places = byCount(left.flat());
  const shared = places.filter(({ count }) => count === total);
  const listing = (some: typeof places, start: string) => {
    const names = some.map(({ name }) => name);
    return wordings(
      MOST_PLACES,
      1,
      (most) => `${start} ${listNames(names, { most, rest: 'other places', last: 'or' })}.`,
    );
  };
  if (shared.length > 0) return [listing(shared, `${total === 1 ? 'It is not' : 'None of them is'} shipped to`)];
  if (limited === 1) return [listing(places, 'One of them is not shipped to')];
  const start = `${limited === total ? 'All' : countWord(limited)} of them are not shipped to some places, among them`;
  const examples = places.slice(0, 2).map(({ name }) => name);
  return [wordings(examples.length, 1, (most) => `${start} ${examples.slice(0, most).join(' and ')}.`)];
}

function someAre(count: number, total: number): string {
  if (total === 1) return 'It is';
  if (count === total) return 'All of them are';
  return `${countWord(count)} of them ${count === 1 ? 'is' : 'are'}`;
}

const countWord = (count: number) => WORDS[count] ?? String(count);

import { listPlaces } from '../catalogue/restrictions';
import type { Product } from '../catalogue/schema/product';
import { byCount } from './by-count';
import { listNames } from './name-list';
import { type Sentence, wordings } from './sentence';

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

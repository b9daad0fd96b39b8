import data from '@data/order.json';
import { unpackWords } from '../packed-words';
import { compact, fold } from '../search/normalise';
import type { OrderColumn } from './resolution';
import type { OrderWords } from './words-schema';

/** The words of orders, with the common short forms for what the data folder leaves out. */
const words: OrderWords = {
  units: ['ea', 'each', 'pc', 'pcs', 'pr', 'pair', 'pairs'],
  each: ['each', 'ea'],
  groups: { dozen: 12, doz: 12, dz: 12 },
  quantity: ['qty', 'quantity'],
  size: ['size', 'sz'],
  waist: ['waist'],
  length: ['length', 'inseam'],
  sleeve: ['sleeve'],
  for: ['for'],
  titles: ['mr', 'mrs', 'ms', 'dr'],
  about: ['thanks', 'thank you', 'hello', 'hi', 'dear', 'regards', 'ship to', 'bill to', 'po'],
  sums: ['total', 'subtotal', 'grand total', 'tax', 'shipping'],
  and: ['and'],
  columns: {
    quantity: ['qty', 'quantity', 'count'],
    item: ['item', 'item no', 'sku', 'model', 'number'],
    words: ['description', 'product'],
    maker: ['maker', 'brand'],
    size: ['size'],
    waist: ['waist'],
    length: ['length', 'inseam'],
    sleeve: ['sleeve'],
    color: ['color'],
    person: ['name', 'person', 'for'],
    note: ['note', 'notes'],
    ignored: ['price', 'total', 'unit', 'line'],
  },
  ...(unpackWords(data) as OrderWords | null),
};

type ListKey = {
  [Key in keyof OrderWords]-?: OrderWords[Key] extends readonly string[] | undefined ? Key : never;
}[keyof OrderWords];

/** A list of words, folded, to ask whether a word is in it. */
export function orderWords(key: ListKey): ReadonlySet<string> {
  return new Set((words[key] ?? []).map(fold));
}

/** All words that say something of an order and nothing of its goods. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    ['same', 'not', 'cancel', 'order', 'and', 'each', 'quantity', 'vague', 'half', 'rest', 'containers'] as const
  ).flatMap((key) => [...orderWords(key)]),
);

/** Numbers by their folded words. */
export function orderNumbers(key: 'numbers' | 'groups'): ReadonlyMap<string, number> {
  return new Map(Object.entries(words[key] ?? {}).map(([word, value]) => [fold(word), value]));
}

/** Short forms, each with the words that it stands for. */
export const orderSpellings: readonly (readonly [short: string, full: string])[] = Object.entries(
  words.spellings ?? {},
).flatMap(([full, shorts]) => shorts.map((short) => [short, full] as const));

/** Sizes by their other names, folded and without blanks. */
export const orderSizes: ReadonlyMap<string, string> = new Map(
  Object.entries(words.sizes ?? {}).flatMap(([size, names]) => names.map((name) => [compact(name), size] as const)),
);

const plain = (name: string) =>
  fold(name)
    .replaceAll('#', ' no ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const columns = new Map(
  Object.entries(words.columns ?? {}).flatMap(([column, names]) =>
    (names ?? []).map((name) => [plain(name), column as OrderColumn] as const),
  ),
);

/** The column that a name over it announces: 'Item #' and 'Part No.' -> 'item'. */
export function columnOf(name: string): OrderColumn | undefined {
  const folded = plain(name);
  return columns.get(folded) ?? columns.get(folded.replace(/ no$/, ''));
}

import { z } from '../zod';

const text = z.string().trim().min(1);
const words = z.array(text);
const address = z.string().regex(/^\/(?:[a-z0-9-]+\/)*(?:#[a-z0-9-]+)?$/, {
  error: 'must be the address of a page, such as /clothing/shirts/ or /faq/#sizing',
});

/** Schema of `search.json` in the data folder: words for search. docs/search.md describes the fields. */
export const searchWordsSchema = z.strictObject({
  about: z.string().optional(),
  /** Each list contains names for the same thing. */
  synonyms: z.array(words).optional(),
  /** One-way synonyms: a search for the key also finds the values, but not the other way round. */
  alsoFinds: z.record(text, words).optional(),
  /** Other spellings of a word, in products and queries. The key is the normalized form. */
  spellings: z.record(text, words).optional(),
  sizes: z.record(text, words).optional(),
  units: z.record(text, words).optional(),
  /** Stop words: ignored if a query has other words. */
  ignored: words.optional(),
  /** Common words: low weight, and never treated as typos. */
  ordinary: words.optional(),
  /** Words for a product that is described and not named, such as 'something'. */
  indefinite: words.optional(),
  /** Words at the end of product names that are not the product noun, such as 'zip' in 'Side Zip'. */
  describing: words.optional(),
  /** Products that the shop does not sell, by the address of the nearest page; '/' if there is none. */
  notSold: z.record(address, words).optional(),
  /** Names of pages and questions that they answer, by address. */
  pages: z.record(address, words).optional(),
  /** Words for price filters, before, after or between amounts. `under` and `over` exclude the amount. `currency`: default is the currency of the shop. */
  prices: z
    .strictObject({
      under: words,
      atMost: words.optional(),
      orLess: words,
      over: words,
      atLeast: words.optional(),
      orMore: words,
      between: words,
      and: words,
      to: words,
      currency: words.optional(),
    })
    .optional(),
  /** Number words with their values. */
  numbers: z.record(text, z.number().positive()).optional(),
  /** Words for sort orders, and for products on sale (`reduced`). */
  orders: z.strictObject({ cheapest: words, newest: words, best: words, reduced: words }).optional(),
  /** Words before the ship-to state. */
  shipsTo: words.optional(),
  /** Auxiliary verbs. A negation after them is no exclusion: 'does not set off'. */
  auxiliaries: words.optional(),
  /** Negations before something to exclude. */
  without: words.optional(),
});

/** The content of `search.json`. */
export type SearchWords = z.output<typeof searchWordsSchema>;

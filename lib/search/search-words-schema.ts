import { z } from '../zod';

const text = z.string().trim().min(1);
const words = z.array(text);
const address = z.string().regex(/^\/(?:[a-z0-9-]+\/)*(?:#[a-z0-9-]+)?$/, {
  error: 'must be the address of a page, such as /clothing/shirts/ or /faq/#sizing',
});

/** `search.json` of the data folder: what search knows beside the catalogue. */
export const searchWordsSchema = z.strictObject({
  about: z.string().optional(),
  /** Lists of names: each list is one thing under several names. */
  synonyms: z.array(words).optional(),
  /** Words by others that they find as well: a search for the first may want the others, but not the other way round. */
  alsoFinds: z.record(text, words).optional(),
  /** Spellings: one stands for the others, in products and in questions alike. */
  spellings: z.record(text, words).optional(),
  sizes: z.record(text, words).optional(),
  units: z.record(text, words).optional(),
  /** Words that count for nothing beside others. */
  ignored: words.optional(),
  /** Words of any talk: they count little beside others, and are never taken for mistyped ones. */
  ordinary: words.optional(),
  /** Words for goods that a question describes and does not name. */
  indefinite: words.optional(),
  /** Words that stand last in names and yet only describe the goods. */
  describing: words.optional(),
  /** Goods that people ask for and are not sold, by the address of the page nearest to them; '/' where none is near. */
  notSold: z.record(address, words).optional(),
  /** Names of a page and questions to it, by its address. */
  pages: z.record(address, words).optional(),
  /** Words for a limit to the price, before or after the amount, and between two amounts; `under` and `over` leave the amount out. `currency` takes the place of the words for that of the shop. */
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
  /** Numbers in words, with their values. */
  numbers: z.record(text, z.number().positive()).optional(),
  /** Words for an order of the goods, and for reduced ones. */
  orders: z.strictObject({ cheapest: words, newest: words, best: words, reduced: words }).optional(),
  /** Words before the state to which goods must be shipped. */
  shipsTo: words.optional(),
  /** Words after which one of the next denies a verb: 'does not set off'. */
  auxiliaries: words.optional(),
  /** Words before something that is not wanted. */
  without: words.optional(),
});

/** The words of the data folder that search knows: synonyms, spellings and what they mean. */
export type SearchWords = z.output<typeof searchWordsSchema>;

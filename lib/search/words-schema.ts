import { z } from '../zod';

const text = z.string().trim().min(1);
const words = z.array(text);
const address = z.string().regex(/^\/(?:[a-z0-9-]+\/)*(?:#[a-z0-9-]+)?$/, {
  error: 'must be the address of a page, such as /clothing/shirts/ or /faq/#sizing',
});

/** `search.json` of the data folder: what search knows beside the catalogue. */
export const searchWordsSchema = z.strictObject({
  about: z.string().optional(),
  /** Each list is one thing under several names. */
  synonyms: z.array(words).optional(),
  /** Who asks for the first may want the others, but not the other way round. */
  alsoFinds: z.record(text, words).optional(),
  /** One spelling stands for the others, in products and in questions alike. */
  spellings: z.record(text, words).optional(),
  sizes: z.record(text, words).optional(),
  units: z.record(text, words).optional(),
  /** Words that count for nothing beside others. */
  ignored: words.optional(),
  /** Words that stand last in names and yet only describe the goods. */
  describing: words.optional(),
  /** What is asked for and not sold, by the address of the page nearest to it; '/' for what is near to nothing. */
  notSold: z.record(address, words).optional(),
  /** What people call a page or ask it, by its address. */
  pages: z.record(address, words).optional(),
  /** How people name a limit to the price, before or after the amount, and what joins two amounts. */
  prices: z
    .strictObject({
      under: words,
      orLess: words,
      over: words,
      orMore: words,
      between: words,
      and: words,
      to: words,
      currency: words,
    })
    .optional(),
  /** What stands before the state to which goods must be shipped. */
  shipsTo: words.optional(),
  /** What buyers write over the columns of an order beside the common names: whom a line is for, and what says nothing of the goods. */
  orderColumns: z.strictObject({ person: words.optional(), ignored: words.optional() }).optional(),
  /** What stands before something that is not wanted. */
  without: words.optional(),
});

/** The words of the data folder that search knows: synonyms, spellings and what they mean. */
export type SearchWords = z.output<typeof searchWordsSchema>;

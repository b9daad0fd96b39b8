import { z } from '../zod';

const words = z.array(z.string().min(1));

/** `search.json` of the data folder: what search knows beside the catalogue. */
export const searchWordsSchema = z.strictObject({
  about: z.string().optional(),
  /** Each list is one thing under several names. */
  synonyms: z.array(words).optional(),
  /** Who asks for the first may want the others, but not the other way round. */
  alsoFinds: z.record(z.string(), words).optional(),
  /** One spelling stands for the others, in products and in questions alike. */
  spellings: z.record(z.string(), words).optional(),
  sizes: z.record(z.string(), words).optional(),
  units: z.record(z.string(), words).optional(),
  /** Words that count for nothing beside others. */
  ignored: words.optional(),
});

export type SearchWords = z.output<typeof searchWordsSchema>;

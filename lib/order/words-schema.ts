import { z } from '../zod';

const text = z.string().trim().min(1);
const list = z.array(text).optional();
const counts = z.record(text, z.number().int().min(1)).optional();

/** `order.json` of the data folder: the words of orders, in the languages in which the shop's buyers write them. */
export const orderWordsSchema = z.strictObject({
  /** Words for numbers: 'two' is 2; tens and units side by side are one number. */
  numbers: counts,
  /** Words for numbers that nobody knows: 'a few'. */
  vague: list,
  half: list,
  /** Words for the other half. */
  rest: list,
  /** Words for many at once: a dozen is 12. */
  groups: counts,
  /** Short names of sizes, by the size. */
  sizes: z.record(text, z.array(text)).optional(),
  /** Words behind a number that counts pieces: 'ea', 'pair'. */
  units: list,
  /** Words for boxes, whose contents must be asked for. */
  containers: list,
  /** Words by which one number counts for each of several sizes. */
  each: list,
  /** Words between a number and what it is a number for each of: 'one per officer'. */
  per: list,
  /** Words for a pack of goods that are sold in packs. */
  packs: list,
  /** Beginnings of lines that ask something, where they end in a question mark. */
  questions: list,
  /** Words before a number of pieces. */
  quantity: list,
  /** Words beside a size, by the measure that they name. */
  size: list,
  collar: list,
  waist: list,
  length: list,
  sleeve: list,
  /** Words behind a size that name a cut of it: 'XL-Tall'. */
  cuts: list,
  /** Letters behind the size of a shoe that name no size of their own. */
  widths: list,
  /** Short forms in which goods and colors are written, by the word in full. */
  spellings: z.record(text, z.array(text)).optional(),
  /** Words around an amount of money. */
  price: list,
  /** Words before a figure that orders nothing: 'badge 4417', 'by 12/15'. */
  references: list,
  /** Words behind a figure that measures something else: '3 weeks', '640 lumens'. */
  measures: list,
  /** Words for lines before the one right above. */
  earlier: list,
  /** Ranks and forms of address before a name. */
  titles: list,
  /** Words before the person who gets the goods. */
  for: list,
  /** Words for the goods of the line before. */
  same: list,
  /** Words by which several goods have the same color or size: 'both', 'matching'. */
  alike: list,
  /** Words before goods that are not wanted. */
  not: list,
  /** Words by which a line orders nothing, unless it asks for goods afterwards. */
  cancel: list,
  /** Beginnings of a line that takes goods back, unless a number follows. */
  withdraw: list,
  /** Words by which a line puts another number for the one before. */
  revise: list,
  /** Words that ask for goods. */
  order: list,
  /** Words from which on a part of a line is a note. */
  notes: list,
  /** Beginnings of lines that are about an order and not a part of it. */
  about: list,
  /** Words of a line that sums up. */
  sums: list,
  /** Words between one thing and the next. */
  and: list,
  /** Words that count for nothing beside the name of goods. */
  filler: list,
  /** Names over the columns of a table. */
  columns: z
    .strictObject({
      quantity: list,
      item: list,
      words: list,
      maker: list,
      size: list,
      waist: list,
      length: list,
      sleeve: list,
      color: list,
      person: list,
      note: list,
      ignored: list,
    })
    .optional(),
});

/** The words by which orders are read. */
export type OrderWords = z.output<typeof orderWordsSchema>;

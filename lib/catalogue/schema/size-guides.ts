import { z } from '../../zod';

const text = z.string().min(1);
const measure = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const table = z
  .strictObject({
    caption: text,
    /** The words over the first column and over each further one. */
    columns: z.array(text).min(2),
    rows: z.array(z.strictObject({ label: text, cells: z.array(z.union([measure, z.string()])) })).min(1),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1), {
    error: 'has a row with another number of cells than there are columns',
  });

/** `size-guides.json` of the data folder: how to measure, guide by guide. */
export const sizeGuidesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: text,
    /** The system of sizes that it is for wherever a category names no other. */
    sizes: z.enum(['alpha', 'numeric', 'shoe', 'waist-length', 'men-sleeve']).optional(),
    steps: z.array(text).min(1),
    tables: z.array(table),
    note: text,
  }),
);

/** A length or a range of lengths, in inches. */
export type SizeMeasure = z.output<typeof measure>;
/** A table of a guide; a cell is a measure, or words that are the same in every unit. */
export type GuideTable = z.output<typeof table>;
/** A guide to measuring one kind of sizes. */
export type SizeGuide = z.output<typeof sizeGuidesSchema>[number];

import { z } from '../../zod';

const text = z.string().min(1);
const measure = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const table = z
  .strictObject({
    caption: text,
    /** Headings of all columns; the first is the heading of the row labels. */
    columns: z.array(text).min(2),
    rows: z.array(z.strictObject({ label: text, cells: z.array(z.union([measure, z.string()])) })).min(1),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1), {
    error: 'has a row with another number of cells than there are columns',
  });

/** `size-guides.json` of the data folder: instructions and tables for measuring. */
export const sizeGuidesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: text,
    /** Default guide for this size system. undefined: only for categories that name the guide. */
    sizes: z.enum(['alpha', 'numeric', 'shoe', 'waist-length', 'men-sleeve']).optional(),
    steps: z.array(text).min(1),
    tables: z.array(table),
    note: text,
  }),
);

/** A length or a range of lengths, in inches. */
export type SizeMeasure = z.output<typeof measure>;
/** A table of a guide. A cell is a measure in inches, or text that does not depend on the unit. */
export type GuideTable = z.output<typeof table>;
/** A guide to measuring one kind of sizes. */
export type SizeGuide = z.output<typeof sizeGuidesSchema>[number];

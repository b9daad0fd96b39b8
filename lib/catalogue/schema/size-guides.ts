import { z } from '../../zod';

const text = z.string().min(1);
/** A length in inches, a range of lengths, or words that are the same in every unit. */
const cell = z.union([z.number(), z.tuple([z.number(), z.number()]), z.string()]);

const table = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.strictObject({ label: text, cells: z.array(cell) })).min(1),
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

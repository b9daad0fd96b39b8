import { lineSchema, listSchema, wrongType, z } from '../../zod';

/** A value of a size or another option, as text or number in the data file. Results in text. */
export const optionValueSchema = z
  .union([z.string(), z.number()], { error: wrongType('a size such as "M" or 32') })
  .transform((value) => String(value).trim())
  .refine((value) => value !== '' && value.length <= 40, { error: 'must be 1 to 40 characters long' })
  .pipe(lineSchema(40));
const labels = listSchema(optionValueSchema, 100, 'sizes');

const shape = (issue: { input?: unknown }) =>
  issue.input === undefined
    ? 'is missing'
    : 'must be a list of sizes, or { waist, length }, or { men, sleeve_lengths_in }, each a list';

/** Sizes in the data file: a list, or waist and length, or men's size and sleeve length. Lengths are in inches. */
export const rawSizesSchema = z.union(
  [
    labels,
    z.strictObject({ waist: labels, length: labels }, { error: shape }),
    z.strictObject({ men: labels, sleeve_lengths_in: labels }, { error: shape }),
  ],
  {
    error: shape,
  },
);
/** The sizes of a row before sorting. */
export type RawSizes = z.output<typeof rawSizesSchema>;

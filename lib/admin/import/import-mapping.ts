import { z } from '../../zod';
import { formatByName } from './formats/detect-format';
import { type ImportField, isImportField } from './import-fields';

const field = z.custom<ImportField>((value) => typeof value === 'string' && isImportField(value), {
  error: ({ input }) => `${JSON.stringify(input)} is not a field; docs/importing.md has the list`,
});

/**
 * How a table is read: a JSON file that the admin and `npm run catalogue:import -- FILE --map MAP` read and write. Columns that are
 * missing from `columns` get the field that the format has for them.
 */
export const importMappingSchema = z.strictObject({
  /** The name of a format: 'shopify', 'plain'. Default: detected from the headings. */
  format: z
    .string()
    .refine((name) => formatByName(name), { error: ({ input }) => `${JSON.stringify(input)} is not a format` }),
  columns: z.record(z.string(), field).default({}),
  /** The decimal separator of a column, where the file leaves it open. */
  decimals: z.record(z.string(), z.enum(['.', ','])).default({}),
  /** The shop's category, by key, for each category name of the file. */
  categories: z.record(z.string(), z.string()).default({}),
  /** Value of one unit of a foreign currency in the shop's; 1 takes the figures as they are. */
  currencies: z.record(z.string(), z.number().positive({ error: 'must be above 0' })).default({}),
});

/** See {@link importMappingSchema}. */
export type ImportMapping = z.output<typeof importMappingSchema>;

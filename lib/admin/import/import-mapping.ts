import { parseJson } from '../../catalogue/parse-json';
import { fieldPath, z } from '../../zod';
import { formatByName } from './formats';
import { type ImportField, isImportField } from './import-fields';

const field = z.custom<ImportField>((value) => typeof value === 'string' && isImportField(value), {
  error: ({ input }) => `${JSON.stringify(input)} is not a field; docs/admin.md has the list`,
});

/**
 * Mapping of a table: a JSON file that the admin and `npm run catalogue:import -- FILE --map MAP` read and write. A column that is
 * missing from `columns` gets its field from the format.
 */
export const importMappingSchema = z.strictObject({
  /** Name of a format: 'shopify', 'plain'. Default: detected from the headings. */
  format: z
    .string()
    .refine((name) => formatByName(name), { error: ({ input }) => `${JSON.stringify(input)} is not a format` }),
  columns: z.record(z.string(), field).default({}),
  /** Decimal separators of columns in which it is ambiguous. */
  decimals: z.record(z.string(), z.enum(['.', ','])).default({}),
  /** Category key of the shop by category name of the file. */
  categories: z.record(z.string(), z.string()).default({}),
  /** Exchange rates to the shop's currency by code. 1 uses the amounts unchanged. */
  currencies: z.record(z.string(), z.number().positive({ error: 'must be above 0' })).default({}),
});

/** See {@link importMappingSchema}. */
export type ImportMapping = z.output<typeof importMappingSchema>;

/** Reads a saved mapping. Throws an Error with the file name, and the line or path of each error. */
export function readMapping(json: string | Uint8Array, file: string): Partial<ImportMapping> {
  const { data, error } = importMappingSchema.partial().safeParse(parseJson(json, file));
  if (data) return data;
  throw new Error(error.issues.map(({ path, message }) => `${file}: ${fieldPath(path)}: ${message}`).join('\n'));
}

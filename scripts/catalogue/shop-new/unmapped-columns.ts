import { readFileSync } from 'node:fs';
import type { ImportField } from '../../../lib/admin/import/import-fields';
import { readRows } from '../../../lib/admin/import/read-rows';
import { suggestMapping } from '../../../lib/admin/import/suggest-mapping';

/** Columns of a product file that the user has to map. */
export type UnmappedColumns = {
  /** Columns with values and with headings that no import format knows. */
  unknown: string[];
  /** Important fields for which no column is known. */
  missing: ImportField[];
};

/** Important fields, in the order of questions. */
const IMPORTANT_FIELDS: readonly ImportField[] = ['sku', 'category', 'description', 'brand', 'sizes'];
/** Words in headings of columns that only the owner should see. */
const INTERNAL_WORDS =
  /\b(?:cost|margin|supplier|vendor no|purchase|wholesale|buying|internal|notes?|shelf|bin|location)\b/i;

/** False for a heading such as 'My cost', whose values must not be published without confirmation. */
export const isForShoppers = (heading: string): boolean => !INTERNAL_WORDS.test(heading);

/** Finds the columns that the user has to map. Exports of known shop systems have none. */
export async function findUnmappedColumns(file: string): Promise<UnmappedColumns> {
  const rows = await readRows(readFileSync(file));
  if (!('table' in rows)) return { unknown: [], missing: [] };
  const { format, columns } = suggestMapping(rows.table);
  if (format.name !== 'plain') return { unknown: [], missing: [] };
  const unknown = columns
    .filter(({ field, samples, warning }) => field === 'ignore' && samples.length > 0 && !warning)
    .map(({ name }) => name);
  const mappedFields = new Set<ImportField>(columns.map(({ field }) => (field === 'size' ? 'sizes' : field)));
  return { unknown, missing: IMPORTANT_FIELDS.filter((field) => !mappedFields.has(field)) };
}

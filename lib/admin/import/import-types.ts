import type { CategoryName } from '../../catalogue/categories/new-categories';
import type { FieldChange } from '../edits/fields';
import type { ImportField } from './import-fields';
import type { ImportMapping } from './import-mapping';

/** A place in a file: a line of a table or a path in a JSON file, and the product's id where it is known. */
export type ImportPlace = { line?: number; path?: string; id?: string };

/** A problem or a warning. Rows with the same cause have the same `message`; `detail` is what differs, such as the cell. */
export type ImportProblem = ImportPlace & { message: string; detail?: string };

/** All problems with the same message: the report counts by reason first. */
export type ImportReason = { message: string; places: readonly (ImportPlace & { detail?: string })[] };

/** A row of a table; `cells` have the order of the columns. `line` is where the row starts in the file, from 1. */
export type ImportRow = { line: number; cells: readonly string[] };

/** A file as rows under unique column names. `notes` are sentences about how the whole file was read. */
export type ImportTable = {
  columns: readonly string[];
  rows: readonly ImportRow[];
  problems: readonly ImportProblem[];
  notes: readonly string[];
};

/** The contents of a file: a table, the text of a JSON file, or the reason why it is neither. */
export type ImportFile = { table: ImportTable } | { json: string } | { error: string };

/** A column as the operator sees it: up to three different values, its field, and why its meaning is uncertain. */
export type ImportColumn = { name: string; samples: readonly string[]; field: ImportField; warning?: string };

/** A category of the file with the shop's category for it. `created` is the new category that it can become. */
export type ImportCategory = { name: string; count: number; key: string; created?: CategoryName };

/**
 * What the file leaves open. Until it is answered, the values concerned are not imported:
 * - 'decimal': cells such as '1.250' in a column may be 1,250 or 1.25;
 * - 'currency': prices are in another currency;
 * - 'column': no column is certain to be the price, the stock or the name, such as with net and gross prices side by side.
 */
export type ImportQuestion =
  | { kind: 'decimal'; column: string; sample: string; count: number }
  | { kind: 'currency'; code: string; count: number }
  | { kind: 'column'; field: 'price' | 'stock' | 'name'; columns: readonly string[]; message: string };

/** A product that an import would add or change; `sizes` and `colors` count its values after the import. */
export type ImportChange = {
  id: string;
  name: string;
  kind: 'add' | 'update' | 'delete';
  fields: readonly FieldChange[];
  sizes: number;
  colors: number;
  variants: number;
};

/** What importing a file would do. Nothing has been changed yet. `mapping` is missing for files that need none, such as JSON. */
export type ImportPreview = {
  /** The name of the format, such as 'Shopify'. */
  format: string;
  mapping?: ImportMapping;
  columns: readonly ImportColumn[];
  categories: readonly ImportCategory[];
  questions: readonly ImportQuestion[];
  changes: readonly ImportChange[];
  unchanged: number;
  /** Products and rows that are not imported. */
  leftOut: readonly ImportReason[];
  /** Values that are not imported, and what was assumed for products that are. */
  warnings: readonly ImportReason[];
  notes: readonly string[];
};

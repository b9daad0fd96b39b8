import { groupBy } from '../../../catalogue/group-by';
import { headingRank, type ProductFormat } from '../formats';
import { type ImportField, PRICE_FIELDS } from '../import-fields';
import type { ImportMapping } from '../import-mapping';
import type { ImportTable } from '../import-types';
import { findNumberFormat, headingCurrency, type NumberFormat, UNKNOWN_FORMAT } from '../parse-number';
import { htmlToText } from './html-to-text';
import { chosenSeparator, splitList } from './split-list';

/** Column of a table that is mapped to a field. `separator` splits the cells of a list. */
export type MappedColumn = {
  at: number;
  name: string;
  field: ImportField;
  /** Currency in the heading; `undefined` if it has none. */
  currency: string | undefined;
  numberFormat: NumberFormat;
  separator: RegExp;
};

/** Columns of a table by field, with their number formats and list separators. */
export class MappedColumns {
  private readonly byField: ReadonlyMap<string, MappedColumn[]>;
  /** All fields that have a column. */
  readonly fields: readonly ImportField[];

  constructor(
    table: ImportTable,
    readonly mapping: ImportMapping,
    readonly format: ProductFormat,
  ) {
    const mapped = table.columns.flatMap((name, at): MappedColumn[] => {
      const field = mapping.columns[name] ?? 'ignore';
      if (field === 'ignore') return [];
      const cells = table.rows.flatMap((row) => row.cells[at] || []);
      const decimal = mapping.decimals[name];
      const isNumber = PRICE_FIELDS.includes(field) || field === 'stock';
      const found = isNumber ? findNumberFormat(cells, field !== 'stock') : UNKNOWN_FORMAT;
      const numberFormat = decimal ? { decimal, isConfirmed: true } : found;
      const separator = field === 'sizes' || field === 'colors' ? chosenSeparator(cells) : /[;,|\n]/;
      return [{ at, name, field, currency: headingCurrency(name), numberFormat, separator }];
    });
    // Columns of the same field are in the order of the format's headings.
    mapped.sort((a, b) => headingRank(format, a.name) - headingRank(format, b.name));
    this.byField = groupBy(mapped, ({ field }) => field);
    this.fields = [...new Set(mapped.map(({ field }) => field))];
  }

  /** True if a column has one of the fields. */
  has = (...fields: ImportField[]): boolean => fields.some((field) => this.byField.has(field));

  /** Columns of a field. */
  of(field: ImportField): readonly MappedColumn[] {
    return this.byField.get(field) ?? [];
  }
}

/** Row of a table with access by field. */
export class MappedRow {
  constructor(
    readonly line: number,
    private readonly cells: readonly string[],
    readonly columns: MappedColumns,
  ) {}

  /** First non-empty cell of a field, or ''. */
  get = (field: ImportField): string => {
    for (const { at } of this.columns.of(field)) {
      const cell = this.cells[at];
      if (cell) return readText(field, cell);
    }
    return '';
  };

  /** All non-empty cells of a field, with the names of their columns. */
  all(field: ImportField): { column: string; cell: string }[] {
    return this.filled(field).map(({ column, cell }) => ({ column: column.name, cell: readText(field, cell) }));
  }

  /** All non-empty cells of a field as in the file, with their columns. */
  filled(field: ImportField): { column: MappedColumn; cell: string }[] {
    return this.columns.of(field).flatMap((column) => {
      const cell = this.cells[column.at];
      return cell ? [{ column, cell }] : [];
    });
  }

  /** Values of a field whose cells are lists. */
  list(field: 'sizes' | 'colors'): string[] {
    return this.filled(field).flatMap(({ column, cell }) => splitList(cell, column.separator));
  }
}

/** Text of a cell. WooCommerce escapes commas, and writes '&amp;' in category names. List fields keep the escapes. */
function readText(field: ImportField, cell: string): string {
  if (/:|^(?:description|summary|features)$/.test(field)) return cell;
  const text = /&(?:#\w+|[a-z]+);/i.test(cell) ? htmlToText(cell).text : cell;
  return /Values$|^category$/.test(field) ? text : text.replaceAll('\\,', ',');
}

/** First non-empty cell of a field in any of the rows, or ''. */
export function firstCell(rows: readonly MappedRow[], field: ImportField): string {
  return rows.map((row) => row.get(field)).find(Boolean) ?? '';
}

import { headingRank, type ProductFormat } from '../formats';
import type { ImportField } from '../import-fields';
import type { ImportMapping } from '../import-mapping';
import type { ImportTable } from '../import-types';
import { findNumberFormat, headingCurrency, type NumberFormat, UNKNOWN_FORMAT } from '../parse-number';
import { htmlToText } from './html-to-text';
import { chosenSeparator } from './split-list';

const MONEY_FIELDS: readonly ImportField[] = ['price', 'oldPrice', 'salePrice'];

/** Cell with the name of its column. */
export type NamedCell = { column: string; cell: string };

/** Columns of a table by field, with their number formats and list separators. */
export class MappedColumns {
  private readonly byField = new Map<ImportField, number[]>();
  private readonly numbers = new Map<number, NumberFormat>();
  private readonly separators = new Map<number, RegExp>();

  constructor(
    readonly table: ImportTable,
    readonly mapping: ImportMapping,
    readonly format: ProductFormat,
  ) {
    for (const [at, column] of table.columns.entries()) {
      const field = mapping.columns[column] ?? 'ignore';
      if (field === 'ignore') continue;
      this.byField.set(field, [...(this.byField.get(field) ?? []), at]);
      const cells = () => table.rows.flatMap(({ cells }) => cells[at] || []);
      const decimal = mapping.decimals[column];
      if (MONEY_FIELDS.includes(field) || field === 'stock')
        this.numbers.set(at, decimal ? { decimal, isConfirmed: true } : findNumberFormat(cells(), field !== 'stock'));
      if (field === 'sizes' || field === 'colors') this.separators.set(at, chosenSeparator(cells()));
    }
    // Columns of the same field are in the order of the format's headings.
    for (const columns of this.byField.values())
      columns.sort((a, b) => headingRank(format, this.name(a)) - headingRank(format, this.name(b)));
  }

  /** True if a column has one of the fields. */
  has = (...fields: ImportField[]): boolean => fields.some((field) => this.byField.has(field));

  /** All fields that have a column. */
  get fields(): ImportField[] {
    return [...this.byField.keys()];
  }

  /** Indexes of the columns of a field. */
  indexesOf(field: ImportField): readonly number[] {
    return this.byField.get(field) ?? [];
  }

  name(at: number): string {
    return this.table.columns[at] ?? '';
  }

  numberFormat(at: number): NumberFormat {
    return this.numbers.get(at) ?? UNKNOWN_FORMAT;
  }

  separator(at: number): RegExp {
    return this.separators.get(at) ?? /[;,|\n]/;
  }

  /** Currency in the heading of a column; `undefined` if it has none. */
  currency(at: number): string | undefined {
    return headingCurrency(this.name(at));
  }
}

/** Row of a table with access by field. */
export class MappedRow {
  constructor(
    readonly line: number,
    readonly cells: readonly string[],
    readonly columns: MappedColumns,
  ) {}

  /** First non-empty cell of a field, or ''. */
  get = (field: ImportField): string => {
    for (const at of this.columns.indexesOf(field)) {
      const cell = this.cells[at];
      if (cell) return readText(field, cell);
    }
    return '';
  };

  /** All non-empty cells of a field. */
  all(field: ImportField): NamedCell[] {
    return this.columns.indexesOf(field).flatMap((at) => {
      const cell = this.cells[at];
      return cell ? [{ column: this.columns.name(at), cell: readText(field, cell) }] : [];
    });
  }

  /** Values of a field whose cells are lists. */
  list(field: 'sizes' | 'colors'): string[] {
    return this.columns
      .indexesOf(field)
      .flatMap((at) => (this.cells[at] ?? '').split(this.columns.separator(at)).flatMap((value) => value.trim() || []));
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

import { forEachInChunks, type TaskOptions } from '../../run-in-chunks';
import { headingRank, type ProductFormat } from '../formats/product-format';
import type { ImportField } from '../import-fields';
import type { ImportMapping } from '../import-mapping';
import type { ImportTable } from '../import-types';
import { findNumberFormat, headingCurrency, type NumberFormat } from '../parse-number';
import { htmlToText } from './html-to-text';
import { chosenSeparator } from './split-list';

const MONEY: readonly ImportField[] = ['price', 'oldPrice', 'salePrice'];

/** A cell with the name of its column. */
export type NamedCell = { column: string; cell: string };

/** The columns of a table by field, and how their cells are read. */
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
      if (MONEY.includes(field) || field === 'stock')
        this.numbers.set(at, decimal ? { decimal, isConfirmed: true } : findNumberFormat(cells(), field !== 'stock'));
      if (field === 'sizes' || field === 'colors') this.separators.set(at, chosenSeparator(cells()));
    }
    // Of two columns of one field, the one that the format names first goes first.
    for (const columns of this.byField.values())
      columns.sort((a, b) => headingRank(format, this.name(a)) - headingRank(format, this.name(b)));
  }

  /** Whether any column has a field. */
  has = (...fields: ImportField[]): boolean => fields.some((field) => this.byField.has(field));

  /** All fields that a column has. */
  get fields(): ImportField[] {
    return [...this.byField.keys()];
  }

  at(field: ImportField): readonly number[] {
    return this.byField.get(field) ?? [];
  }

  name(at: number): string {
    return this.table.columns[at] ?? '';
  }

  numberFormat(at: number): NumberFormat {
    return this.numbers.get(at) ?? { decimal: 'cell', isConfirmed: false };
  }

  separator(at: number): RegExp {
    return this.separators.get(at) ?? /[;,|\n]/;
  }

  /** The currency that the heading of a column names. */
  currency(at: number): string | undefined {
    return headingCurrency(this.name(at));
  }
}

/** A row of a table, read by field. */
export class MappedRow {
  constructor(
    readonly line: number,
    readonly cells: readonly string[],
    readonly columns: MappedColumns,
  ) {}

  /** The first cell of a field that holds something; '' if none does. */
  get = (field: ImportField): string => {
    for (const at of this.columns.at(field)) {
      const cell = this.cells[at];
      if (cell) return readText(field, cell);
    }
    return '';
  };

  /** All cells of a field that hold something. */
  all(field: ImportField): NamedCell[] {
    return this.columns.at(field).flatMap((at) => {
      const cell = this.cells[at];
      return cell ? [{ column: this.columns.name(at), cell: readText(field, cell) }] : [];
    });
  }

  /** The values of a column of lists, such as 'sizes'. */
  list(field: 'sizes' | 'colors'): string[] {
    return this.columns
      .at(field)
      .flatMap((at) => (this.cells[at] ?? '').split(this.columns.separator(at)).flatMap((value) => value.trim() || []));
  }
}

/** The text of a cell. WooCommerce escapes commas, which lists still need, and writes '&amp;' in names of categories. */
function readText(field: ImportField, cell: string): string {
  if (/:|^(?:description|summary|features)$/.test(field)) return cell;
  const text = /&(?:#\w+|[a-z]+);/i.test(cell) ? htmlToText(cell).text : cell;
  return /Values$|^category$/.test(field) ? text : text.replaceAll('\\,', ',');
}

/** The rows of a table under a mapping. */
export async function mapRows(
  table: ImportTable,
  mapping: ImportMapping,
  format: ProductFormat,
  taskOptions?: TaskOptions,
): Promise<{ columns: MappedColumns; rows: MappedRow[] }> {
  const columns = new MappedColumns(table, mapping, format);
  const rows: MappedRow[] = [];
  await forEachInChunks(table.rows, ({ line, cells }) => rows.push(new MappedRow(line, cells, columns)), taskOptions);
  return { columns, rows };
}

/** The first cell of a field that holds something in any of the rows; '' if none does. */
export function firstCell(rows: readonly MappedRow[], field: ImportField): string {
  return rows.map((row) => row.get(field)).find(Boolean) ?? '';
}

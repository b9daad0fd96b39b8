import Papa from 'papaparse';
import { type Decimal, parseAmount } from '../../amounts';
import { CSV_FIELDS } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { bareCell, guardedCell } from '../../csv-cell';
import { withFields } from '../ledger/fields';
import { completed, type ImportEntry } from './entry';
import type { Table } from './table';

/** The list for a spreadsheet, with a byte order mark, without which Excel takes UTF-8 for something else. Text that it would take for a formula gets an apostrophe, which the import takes off again. */
export function toCsv(products: readonly RawProduct[]): string {
  const data = products.map((raw) => CSV_FIELDS.map(({ key, text }) => guardedCell(text.format(raw[key]))));
  const fields = CSV_FIELDS.map(({ key }): string => key);
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}`;
}

/** The products of a list that {@link toCsv} has written: a column that is not there leaves its field as it is, an empty cell takes it out. */
export function ownEntries({ columns, rows }: Table, decimal: Decimal): ImportEntry[] {
  return rows.map(({ line, cells }) => {
    const named = Object.fromEntries(columns.map((column, at) => [column, bareCell(cells[at] ?? '')]));
    const id = named.id ?? '';
    return {
      id,
      line,
      become: (before) =>
        before
          ? { raw: withFields(before, editedCells(named, before, decimal)) }
          : completed(withFields({}, editedCells(named, {}, decimal))),
    };
  });
}

/** The fields that cells say otherwise than a product does; an empty cell takes its field out. What a cell leaves as it is stays to the letter. */
export function editedCells(
  cells: Readonly<Record<string, string>>,
  raw: Partial<RawProduct>,
  decimal: Decimal = 'point',
): Record<string, unknown> {
  return Object.fromEntries(
    CSV_FIELDS.flatMap(({ key, text, shape }) => {
      const cell = cells[key];
      if (cell === undefined || cell === text.format(raw[key])) return [];
      const value = text.parse(cell);
      const amount = shape === 'number' && typeof value === 'string' ? parseAmount(cell, decimal)?.value : undefined;
      return [[key, amount ?? value]];
    }),
  );
}

import Papa from 'papaparse';
import { guardedCell } from '../csv-cell';
import { columnsFor, HEAD_COLUMNS, LINE_COLUMNS, type LineColumn } from './columns';
import type { RequestHead, RequestList } from './request';
import type { Review, ReviewedLine } from './review';
import { toldOf } from './review-words';

/**
 * The list for a spreadsheet, read back by `fromRequestCsv`: with a byte order mark, without which Excel takes UTF-8 for something else, and
 * with an apostrophe before what it would take for a formula. Names and prices are those of the catalog now; of a product that is gone,
 * those it had. `address` gives the address of a product's page.
 */
export function toRequestCsv(
  { head, lines }: RequestList,
  review: Review,
  address: (product: string) => string,
): string {
  const columns = columnsFor(lines);
  const heads = Object.keys(HEAD_COLUMNS) as (keyof RequestHead)[];
  const fields = [...columns.map((column) => LINE_COLUMNS[column]), ...heads.map((field) => HEAD_COLUMNS[field])];
  const data = review.lines.map((reviewed, index) => {
    const cells = cellsOf(reviewed, index + 1, address);
    return [...columns.map((column) => cells[column]), ...heads.map((field) => head[field])].map(guardedCell);
  });
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}`;
}

function cellsOf(reviewed: ReviewedLine, at: number, address: (product: string) => string): Record<LineColumn, string> {
  const { line, row, findings, leftOut, amount } = reviewed;
  const { name, brand, model = '', price } = row?.card ?? line;
  const { color = '', size = '', waist = '', length = '', sleeve = '' } = line.choice;
  return {
    line: String(at),
    model,
    brand,
    name,
    ...{ color, size, waist, length, sleeve },
    quantity: String(line.quantity),
    price: price > 0 ? plainPrice(price) : '',
    total: leftOut ? '' : (amount / 100).toFixed(2),
    person: line.person ?? '',
    note: line.note ?? '',
    limits: toldOf(findings).join(' '),
    product: line.product,
    page: row ? address(line.product) : '',
  };
}

/** A price with cents, and without a mark between thousands, which some spreadsheets take for the cents. */
function plainPrice(price: number): string {
  const text = price.toFixed(2);
  return Number(text) === price ? text : String(price);
}

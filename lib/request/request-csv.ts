import Papa from 'papaparse';
import { shortItemNumber } from '../catalogue/item-number';
import { fromMinorUnits } from '../catalogue/price';
import { escapeFormula } from '../catalogue/spreadsheet/escape-formula';
import { customOptionNames, STANDARD_OPTIONS } from '../catalogue/variants/selection';
import { money } from '../money';
import type { RequestList } from './request-list';
import { detailLabels, detailPairs, lineNotes, productName } from './request-text';
import type { Review } from './review-list';

/**
 * A list as a CSV file for spreadsheets, which quick order reads again: with a byte order mark, which Excel needs for UTF-8, and with an
 * apostrophe before cells that a spreadsheet would run as a formula. The details of the order are in every row. Sizes and options have
 * a column if a line uses them. `pageUrl` returns the address of a product's page.
 */
export function toRequestCsv(
  { details, lines }: RequestList,
  review: Review,
  pageUrl: (product: string) => string,
): string {
  const options = [...new Set(lines.flatMap(({ choice }) => customOptionNames(choice)))];
  const values = [...STANDARD_OPTIONS, ...options].filter((name) => lines.some(({ choice }) => choice[name]));
  const pairs = new Map(detailPairs(details));
  const orderLabels = Object.values(detailLabels);
  const headings = [
    'Item number',
    'Product name',
    ...values.map(heading),
    'Quantity',
    'Unit price',
    'Total',
    'Note',
    'Messages',
    'Page',
  ];
  const rows = review.lines.map((reviewed) => {
    const { line, row, excludedReason, unit, amount } = reviewed;
    return [
      shortItemNumber(line.product, reviewed.number),
      productName(reviewed),
      ...values.map((name) => line.choice[name] ?? ''),
      String(line.quantity),
      excludedReason ? '' : decimal(unit),
      excludedReason ? '' : decimal(amount),
      line.note ?? '',
      lineNotes(reviewed).join(' '),
      row ? pageUrl(line.product) : '',
      ...orderLabels.map((label) => pairs.get(label) ?? ''),
    ].map(escapeFormula);
  });
  // Spreadsheets that write decimals with a comma separate cells by semicolons.
  const delimiter = money.decimal === ',' ? ';' : ',';
  const fields = [...headings, ...orderLabels.map((label) => `Order ${label.toLowerCase()}`)].map(escapeFormula);
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { newline: '\r\n', delimiter })}`;
}

/** 'Waist', or 'Option: Hand' for an option of the product, whose name may be that of another column. */
const heading = (name: string) =>
  (STANDARD_OPTIONS as readonly string[]).includes(name)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : `Option: ${name}`;

/** An amount without a mark between thousands, which spreadsheets may read as decimals. */
const decimal = (units: number) => fromMinorUnits(units).toFixed(money.digits).replace('.', money.decimal);

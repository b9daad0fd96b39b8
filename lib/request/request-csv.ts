import Papa from 'papaparse';
import { shortItemNumber } from '../catalogue/item-number';
import { escapeFormula } from '../catalogue/spreadsheet/escape-formula';
import { customOptionNames, STANDARD_OPTIONS } from '../catalogue/variants/offer';
import { fromMinorUnits, money } from '../money';
import type { RequestList } from './request-list';
import { detailLabels, detailPairs, lineNotes, productName } from './request-text';
import type { Review } from './review-list';

/**
 * CSV file of a list; quick order can read it again. It starts with a byte order mark, which Excel needs for UTF-8.
 * Formulas are escaped. Each row repeats the order details. Sizes and options in use have a column.
 * @param pageUrl returns the URL of a product page
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
  // Spreadsheets in locales with a decimal comma expect semicolons.
  const delimiter = money.decimal === ',' ? ';' : ',';
  const fields = [...headings, ...orderLabels.map((label) => `Order ${label.toLowerCase()}`)].map(escapeFormula);
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { newline: '\r\n', delimiter })}`;
}

/** 'Waist', or 'Option: Hand' for a product's own option: its name may equal another heading. */
const heading = (name: string) =>
  (STANDARD_OPTIONS as readonly string[]).includes(name)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : `Option: ${name}`;

/** An amount in minor units as '1234.50'. No thousands separator: spreadsheets may read it as a decimal point. */
const decimal = (units: number) => fromMinorUnits(units).toFixed(money.digits).replace('.', money.decimal);

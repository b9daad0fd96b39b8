import { type Decimal, parseAmount } from '../../amounts';
import { toSingleLine } from '../../catalogue/schema/text';
import { type FileRow, firstOf } from './file-row';

const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.59237, oz: 28.349523125 };
const UNITS: Readonly<Record<string, string>> = {
  lbs: 'lb',
  pounds: 'lb',
  ounces: 'oz',
  grams: 'g',
  gr: 'g',
  kgs: 'kg',
  kilograms: 'kg',
};

/** The facts of a product that stand in columns of their own, as lines of its features: what is said under a column's name, its weight and its tags. */
export function factLines(rows: readonly FileRow[]): string[] {
  const named = rows.flatMap((row) => row.named('feature').flatMap(([column, cell]) => factLine(column, cell)));
  return [...new Set([...named, ...weightLine(rows), ...tagLine(rows)])];
}

/** 'Width (cm)' and '12' -> 'Width: 12 cm'; nothing for a measure of nothing. */
function factLine(column: string, cell: string): string[] {
  const [, name = '', unit] =
    /^(?:[gc]:|feature: ?)?(.*?)(?: ?[([]([^()[\]]{1,6})[)\]]| \(product\.metafields\.[^()]*\))?$/i.exec(
      column.trim(),
    ) ?? [];
  if (unit !== undefined && Number(cell.replace(',', '.')) === 0) return [];
  const label = toSingleLine(name.replaceAll('_', ' '));
  const isBare = unit !== undefined && /^[\d.,]+$/.test(cell);
  return [`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${toSingleLine(cell)}${isBare ? ` ${unit}` : ''}`];
}

/** The weight of all rows, or the least and the most of them. */
function weightLine(rows: readonly FileRow[]): string[] {
  const weights = new Map<string, number>();
  for (const row of rows)
    for (const [column, cell] of row.named('weight')) {
      const weight = readWeight(
        column,
        cell,
        row.get('weightUnit') || firstOf(rows, 'weightUnit'),
        row.columns.weightDecimal,
      );
      if (weight) weights.set(weight.words, weight.grams);
    }
  const sorted = [...weights].sort(([, a], [, b]) => a - b).map(([words]) => words);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return [];
  return [`Weight: ${least === most ? least : `${least} to ${most}`}`];
}

/** A weight in the unit in which it is shown: that of its cell, else of its column; grams where a program counts in them. */
function readWeight(column: string, cell: string, shown: string, decimal: Decimal) {
  const [, figure = '', written = ''] = /^([\d.,]+) ?(\p{L}*)/u.exec(cell) ?? [];
  const value = parseAmount(figure, decimal)?.value;
  if (!value || value < 0) return undefined;
  const ofColumn = /(?:^|[^\p{L}])(kg|lbs?|oz|g|grams)[)\]]?$/iu.exec(column)?.[1] ?? '';
  const given = unitOf(written) || unitOf(ofColumn);
  const unit = unitOf(shown) || given;
  const grams = value * (GRAMS[given || unit] ?? 1);
  const figures = given && unit !== given ? Number((grams / (GRAMS[unit] ?? 1)).toPrecision(3)) : value;
  return { words: `${figures} ${unit}`.trim(), grams };
}

function unitOf(word: string): string {
  const plain = word.toLowerCase();
  const unit = UNITS[plain] ?? plain;
  return unit in GRAMS ? unit : '';
}

function tagLine(rows: readonly FileRow[]): string[] {
  const cells = rows.flatMap((row) => row.all('tags').flatMap((cell) => cell.split(/[,;|\n]/)));
  const tags = new Set(cells.map(toSingleLine).filter(Boolean));
  return tags.size > 0 ? [`Tags: ${[...tags].join(', ')}`] : [];
}

import { UNIT_PATTERN, UNITS, type UnitName, unitNamed } from '../catalogue/units';
import type { Cell } from './compare-row';

type Cells = readonly (Cell | undefined)[];

/**
 * Values side by side in one unit, the one that most of them have; what cannot be converted stays as it is. `differs` says whether
 * they tell different things, whatever they are written like.
 */
export function inOneUnit(values: readonly (string | undefined)[]): { cells: Cells; differs: boolean } {
  const measures = values.map((value) => (value === undefined ? undefined : readMeasure(value)));
  const units = measures.flatMap((measure) => measure?.unit ?? []);
  const compared = values.map((value, index) => value !== undefined && compareValue(value, measures[index], units));
  const keys = new Set(compared.map((one) => (one ? one.key : undefined)));
  return { cells: compared.map((one) => (one ? one.cell : undefined)), differs: keys.size > 1 };
}

function compareValue(
  value: string,
  measure: Measure | undefined,
  units: readonly UnitName[],
): { cell: Cell; key: string } {
  if (!measure) return { cell: { text: value }, key: folded(value) };
  const unit = mostUsed(units.filter((other) => UNITS[other].kind === UNITS[measure.unit].kind));
  const text = writeMeasure(measure, unit);
  return { cell: unit === measure.unit ? { text: value } : { text, original: value }, key: folded(text) };
}

/** The unit used most; of those used alike the first in the table, whatever the order of the products. */
function mostUsed(units: readonly UnitName[]): UnitName {
  const order = Object.keys(UNITS);
  const uses = (unit: UnitName) => units.filter((other) => other === unit).length;
  return units.toSorted((a, b) => uses(b) - uses(a) || order.indexOf(a) - order.indexOf(b))[0] as UnitName;
}

/** The text folded, with its numbers as they are, unlike `foldText`: '1.5' is not '15'. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The one measure of a text, '10 to 12' and 'ft', with the words before and behind it. */
export type Measure = { before: string; numbers: string; unit: UnitName; after: string };

const FRACTIONS: Readonly<Record<string, number>> = { '¼': 1 / 4, '½': 1 / 2, '¾': 3 / 4, '⅛': 1 / 8, '⅜': 3 / 8 };
const SIGNS = Object.keys(FRACTIONS).join('');
const NUMBER = `(?:\\d+[ -]\\d+/\\d+|\\d+/\\d+|\\d+ ?[${SIGNS}]|[${SIGNS}]|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d*\\.?\\d+)`;
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d./,-])(${NUMBER}(?:\\s*(?:-|–|to|x|×)\\s*${NUMBER})*)[\\s-]*(${UNIT_PATTERN})(?![\\p{L}\\d])\\.?`,
  'giu',
);
const ONE_NUMBER = new RegExp(NUMBER, 'g');
/** Words behind which, or behind none, 'in' is the unit: '2 in one' and '3 in black' are no lengths. */
const BEHIND_INCHES = /^\s*(?:$|[,;:()/]|(?:long|wide|high|tall|deep|thick|overall|packed|open|closed|each|per)\b)/i;
const MOST_DIGITS = 3;

/** The measure that a text tells: '24 oz with batteries', '1 1/2"', 'up to 5-6 ft'. Undefined where it tells none, or more than one. */
export function readMeasure(text: string): Measure | undefined {
  const [found, ...more] = [...text.matchAll(MEASURE)];
  if (!found || more.length > 0) return undefined;
  const [whole, numbers = '', name = ''] = found;
  const unit = unitNamed(name);
  const after = text.slice(found.index + whole.length);
  if (!unit || (name.toLowerCase() === 'in' && !whole.endsWith('.') && !BEHIND_INCHES.test(after))) return undefined;
  // '2 x 4 oz' are two of them.
  if (UNITS[unit].kind !== 'length' && /[x×]/i.test(numbers)) return undefined;
  return { before: text.slice(0, found.index), numbers, unit, after };
}

/** A measure in another unit, its words kept: '24 oz with batteries' -> '1.5 lb with batteries'; three digits of a fraction. */
export function writeMeasure({ before, numbers, unit, after }: Measure, target: UnitName): string {
  const factor = UNITS[unit].size / UNITS[target].size;
  const written = numbers.replace(ONE_NUMBER, (number) => round(toNumber(number) * factor, unit === target));
  return `${before}${written} ${target === 'l' ? 'L' : target}${after}`;
}

function toNumber(text: string): number {
  const sign = [...text].find((character) => character in FRACTIONS) ?? '';
  const [, whole = '0', over, under = '1'] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over !== undefined) return Number(whole) + Number(over) / Number(under);
  return Number(text.replace(sign, '').replaceAll(',', '')) + (FRACTIONS[sign] ?? 0);
}

function round(value: number, isOwn: boolean): string {
  if (isOwn || value === 0) return String(value);
  const digits = MOST_DIGITS - 1 - Math.floor(Math.log10(value));
  return String(Number(value.toFixed(Math.min(Math.max(digits, 0), 20))));
}

import { categoryRule } from '../categories/categories';
import { colorName } from '../colors/color-names';
import type { RawProduct } from '../schema/product';
import { parseFactPath } from './fact-path';
import type { FieldEntry, Shape } from './field';
import { type DisplayField, displayField } from './field-list';
import { EMPTY_VALUE, formatPlainValue, joinValues, NOT_SET } from './format-value';
import { isOfShape } from './product-like';

/** Characters that are shown of a value, and of what came and went in a list. */
const MAX_LENGTH = 160;
const MAX_LIST_LENGTH = 400;
/** Characters before the place where two values begin to differ. */
const LEAD = 40;

/** The value of a field as an operator reads it, at most 160 characters of it. Values that nobody has checked are put in words too. */
export function formatFieldValue(path: string, value: unknown, names: CategoryNames): string {
  return excerpt(formatUncut(path, value, names));
}

/** Two values of a field as an operator reads them; of long texts the part where they begin to differ. */
export function formatBothValues(
  path: string,
  values: readonly [unknown, unknown],
  names: CategoryNames,
): [string, string] {
  const [first, second] = [formatUncut(path, values[0], names), formatUncut(path, values[1], names)];
  const start = firstDifference(first, second);
  return [excerpt(first, { start }), excerpt(second, { start })];
}

function formatUncut(path: string, given: unknown, names: CategoryNames): string {
  const field = displayField(path);
  const value = given ?? field?.without;
  if (isEmpty(value) && parseFactPath(path)) return NOT_SET;
  if (!field || isEmpty(value) || !isOfShape(field.shape, value)) return formatPlainValue(value);
  const words = field.words ?? SHAPE_FORMATS[field.shape];
  if (words) return words(value, names);
  const entries = entriesOf(field, value);
  return entries ? joinValues(entries.map(({ words: each }) => each)) : formatPlainValue(value);
}

/** A change of a field: both values; for a list, the entries that were added and removed. */
export type FormattedChange = { from: string; to: string } | { list: string };

/** The change of a field, as an operator reads it. */
export function formatFieldChange(
  { field: path, from, to }: { field: string; from: unknown; to: unknown },
  names: CategoryNames,
): FormattedChange {
  const field = displayField(path);
  const [before, after] = [from, to].map((value) =>
    field && !isEmpty(value) && isOfShape(field.shape, value) ? entriesOf(field, value) : undefined,
  );
  if (before?.length && after?.length) {
    return { list: excerpt(joinValues(listChange(before, after)), { length: MAX_LIST_LENGTH }) };
  }
  const [old, next] = formatBothValues(path, [from, to], names);
  return { from: old, to: next };
}

/** ['+ Sage', '− Black'], and that what stayed was reordered. */
function listChange(before: readonly FieldEntry[], after: readonly FieldEntry[]): string[] {
  const without = (list: readonly FieldEntry[], others: readonly FieldEntry[]) =>
    list.filter(({ key }) => !others.some((other) => other.key === key));
  const [came, went] = [without(after, before), without(before, after)];
  const isTwice = ({ words }: FieldEntry) => [came, went].every((list) => list.some((other) => other.words === words));
  const parts = [
    ...came.map((entry) => `+ ${isTwice(entry) ? (entry.detail ?? entry.words) : entry.words}`),
    ...went.map((entry) => `− ${isTwice(entry) ? (entry.detail ?? `the former ${entry.words}`) : entry.words}`),
  ];
  const kept = (list: readonly FieldEntry[], gone: readonly FieldEntry[]) =>
    list.flatMap((entry) => (gone.includes(entry) ? [] : entry.key)).join('\n');
  if (kept(before, went) !== kept(after, came)) return [...parts, 'reordered'];
  return parts.length > 0 ? parts : ['written differently'];
}

function firstDifference(a: string, b: string): number {
  if (Math.max(a.length, b.length) <= MAX_LENGTH) return 0;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return Math.max(0, at - LEAD);
}

function excerpt(text: string, { start = 0, length = MAX_LENGTH } = {}): string {
  const end = start + length;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function entriesOf({ shape, entries = SHAPE_ENTRIES[shape] }: DisplayField, value: unknown): FieldEntry[] | undefined {
  return entries?.(value);
}

type Sizes = NonNullable<RawProduct['sizes']>;
type Color = NonNullable<RawProduct['colors']>[number];

/** The categories by the names that the catalogue file has for them. */
export type CategoryNames = readonly { key: string; name: string }[];

const toEntries = (words: readonly string[]): FieldEntry[] => words.map((each) => ({ key: each, words: each }));

/** The entries of a value that is a list of its kind. The value is known to be of the kind. */
const SHAPE_ENTRIES: { [Kind in Shape]?: (value: unknown) => FieldEntry[] } = {
  texts: (value) => toEntries(value as string[]),
  colors: (value) => (value as Color[]).map(colorEntry),
  sizes: (value) => sizeLists(value as Sizes).flatMap(([of, labels]) => toEntries(labels.map((each) => of + each))),
};

/** The words of a value that is no list. The value is known to be of the kind. */
const SHAPE_FORMATS: { [Kind in Shape]?: (value: unknown, names: CategoryNames) => string } = {
  category: (value, names) => names.find(({ key }) => key === value)?.name ?? categoryRule(value as string).name,
  sizes: (value) =>
    sizeLists(value as Sizes)
      .map(([of, labels]) => of + (labels.join(', ') || EMPTY_VALUE))
      .join('; ') || EMPTY_VALUE,
};

function colorEntry(color: Color): FieldEntry {
  if (typeof color === 'string') return { key: color, words: color.startsWith('#') ? colorName(color) : color };
  const { name, hex } = color;
  return { key: `${name} ${hex}`, words: name, detail: `${name} ${hex}` };
}

/** The lists of sizes with what each is of: none for plain sizes. */
function sizeLists(sizes: Sizes): [of: string, labels: string[]][] {
  if (Array.isArray(sizes)) return sizes.length > 0 ? [['', sizes.map(String)]] : [];
  const lists: [string, (string | number)[]][] =
    'waist' in sizes
      ? [
          ['waist ', sizes.waist],
          ['length ', sizes.length],
        ]
      : [
          ['men’s ', sizes.men],
          ['sleeve ', sizes.sleeve_lengths_in],
        ];
  return lists.map(([of, labels]) => [of, labels.map(String)]);
}

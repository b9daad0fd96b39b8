import { categoryRule } from '../categories/categories';
import { colorName } from '../colors/color-names';
import type { RawProduct } from '../schema/product';
import type { FieldEntry, Shape } from './field';
import { type DisplayField, displayField, isOfShape } from './field-list';
import { EMPTY_VALUE, formatPlainValue, INHERITED_VALUE, joinValues } from './format-value';
import { parseFactPath } from './variant-facts';

/** Maximum length of a formatted value, in characters. */
const MAX_LENGTH = 160;
/** Maximum length of the changes of a list, in characters. */
const MAX_LIST_LENGTH = 400;
/** Characters that are shown before the first difference of two values. */
const CONTEXT_LENGTH = 40;

/** Formats a value for an operator, cut to 160 characters. Also accepts invalid values. */
export function formatFieldValue(path: string, value: unknown, names: CategoryNames): string {
  return excerpt(formatUncut(path, value, names));
}

/** Formats two values for an operator. Long texts are cut to the part where the difference starts. */
export function formatBothValues(
  path: string,
  values: readonly [unknown, unknown],
  names: CategoryNames,
): [string, string] {
  const [first, second] = [formatUncut(path, values[0], names), formatUncut(path, values[1], names)];
  const start = firstDifference(first, second);
  return [excerpt(first, { start }), excerpt(second, { start })];
}

function formatUncut(path: string, rawValue: unknown, names: CategoryNames): string {
  const field = displayField(path);
  const value = rawValue ?? field?.defaultValue;
  if (isEmpty(value) && parseFactPath(path)) return INHERITED_VALUE;
  if (!field || isEmpty(value) || !isOfShape(field.shape, value)) return formatPlainValue(value);
  const format = field.format ?? SHAPE_FORMATS[field.shape];
  if (format) return format(value, names);
  const entries = entriesOf(field, value);
  return entries ? joinValues(entries.map(({ label }) => label)) : formatPlainValue(value);
}

/** A formatted change: both values, or for a list the added and removed entries as one text. */
export type FormattedChange = { from: string; to: string } | { list: string };

/** Formats the change of a field for an operator. */
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
  const [oldText, newText] = formatBothValues(path, [from, to], names);
  return { from: oldText, to: newText };
}

/** The parts of a list change: ['+ Sage', '− Black', 'reordered']. */
function listChange(before: readonly FieldEntry[], after: readonly FieldEntry[]): string[] {
  const missingIn = (others: readonly FieldEntry[], list: readonly FieldEntry[]) =>
    list.filter(({ key }) => !others.some((other) => other.key === key));
  const [added, removed] = [missingIn(before, after), missingIn(after, before)];
  const isAmbiguous = ({ label }: FieldEntry) =>
    [added, removed].every((list) => list.some((other) => other.label === label));
  const parts = [
    ...added.map((entry) => `+ ${isAmbiguous(entry) ? (entry.detail ?? entry.label) : entry.label}`),
    ...removed.map((entry) => `− ${isAmbiguous(entry) ? (entry.detail ?? `the former ${entry.label}`) : entry.label}`),
  ];
  const commonKeys = (list: readonly FieldEntry[], changed: readonly FieldEntry[]) =>
    list.flatMap((entry) => (changed.includes(entry) ? [] : entry.key)).join('\n');
  if (commonKeys(before, removed) !== commonKeys(after, added)) return [...parts, 'reordered'];
  return parts.length > 0 ? parts : ['written differently'];
}

/** The start of the excerpt for two texts: 40 characters before their first difference; 0 for short texts. */
function firstDifference(a: string, b: string): number {
  if (Math.max(a.length, b.length) <= MAX_LENGTH) return 0;
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return Math.max(0, index - CONTEXT_LENGTH);
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

/** The names of categories in the catalogue file, by key. */
export type CategoryNames = readonly { key: string; name: string }[];

const toEntries = (labels: readonly string[]): FieldEntry[] => labels.map((label) => ({ key: label, label }));

/** Default `entries` of list shapes. The value must have the shape. */
const SHAPE_ENTRIES: { [Name in Shape]?: (value: unknown) => FieldEntry[] } = {
  texts: (value) => toEntries(value as string[]),
  colors: (value) => (value as Color[]).map(colorEntry),
  sizes: (value) =>
    sizeLists(value as Sizes).flatMap(([prefix, labels]) => toEntries(labels.map((label) => prefix + label))),
};

/** Default `format` of shapes. The value must have the shape. */
const SHAPE_FORMATS: { [Name in Shape]?: (value: unknown, names: CategoryNames) => string } = {
  category: (value, names) => names.find(({ key }) => key === value)?.name ?? categoryRule(value as string).name,
  sizes: (value) =>
    sizeLists(value as Sizes)
      .map(([prefix, labels]) => prefix + (labels.join(', ') || EMPTY_VALUE))
      .join('; ') || EMPTY_VALUE,
};

function colorEntry(color: Color): FieldEntry {
  if (typeof color === 'string') return { key: color, label: color.startsWith('#') ? colorName(color) : color };
  const { name, hex } = color;
  return { key: `${name} ${hex}`, label: name, detail: `${name} ${hex}` };
}

/** Lists of sizes with a prefix for their labels: 'waist ', or '' for plain sizes. */
function sizeLists(sizes: Sizes): [prefix: string, labels: string[]][] {
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
  return lists.map(([prefix, labels]) => [prefix, labels.map(String)]);
}

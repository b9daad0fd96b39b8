import { categoryRule } from '../categories/categories';
import { type FieldEntry, toEntry } from './field';
import { type DisplayField, displayField, isOfShape } from './field-list';
import { formatPlainValue, INHERITED_VALUE, joinValues } from './format-value';
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
  if (field.shape === 'category') return names.find(({ key }) => key === value)?.name ?? categoryRule(`${value}`).name;
  if (field.format) return field.format(value);
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

function entriesOf({ shape, entries }: DisplayField, value: unknown): FieldEntry[] | undefined {
  return entries ? entries(value) : shape === 'texts' ? (value as string[]).map((label) => toEntry(label)) : undefined;
}

/** The names of categories in the catalogue file, by key. */
export type CategoryNames = readonly { key: string; name: string }[];

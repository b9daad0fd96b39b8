import { formatDate } from '../../locale';
import { formatPrice } from '../price';

/** The word for no value. */
export const EMPTY_VALUE = 'nothing';
/** The words for a variant without a value of its own, which has that of the product. */
export const NOT_SET = 'not set';

/** A price as the store writes it; for 0, which stands for 'Contact for price', a word for none. */
export function formatPriceValue(value: unknown): string {
  return value === 0 ? 'no price' : formatPrice(Number(value));
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** A date, or the day of a time, as 'Mar 24, 2026' or as the shop's locale has it; any other value stays as it is. */
export function formatDateValue(value: unknown): string {
  const text = String(value);
  const time = new Date(`${DAY.exec(text)?.[0] ?? ''}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return text;
  return formatDate({ day: time.getUTCDate(), month: time.getUTCMonth(), year: time.getUTCFullYear(), isShort: true });
}

/** The words of any value, of whatever kind it is: lists between commas, groups as pairs. */
export function formatPlainValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return EMPTY_VALUE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(formatPlainValue)
    : Object.entries(value).map(([key, part]) => `${key} ${formatPlainValue(part)}`);
  return joinValues(parts);
}

/** Words of a list: between commas, or between semicolons where one has a comma of its own. */
export function joinValues(words: readonly string[]): string {
  if (words.length === 0) return EMPTY_VALUE;
  return words.join(words.some((each) => each.includes(',')) ? '; ' : ', ');
}

import { formatDate } from '../../locale';
import { formatPrice } from '../../money';

/** Text for an empty value. */
export const EMPTY_VALUE = 'nothing';
/** Text for a missing variant fact: the value of the product applies. */
export const INHERITED_VALUE = 'not set';

/** A price in the shop's currency: '$75.00', or 'no price' for 0 (price on request). */
export function formatPriceValue(value: unknown): string {
  return value === 0 ? 'no price' : formatPrice(Number(value));
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** A date or time as a date in the shop's locale: 'Mar 24, 2026'. Other values are returned as text. */
export function formatDateValue(value: unknown): string {
  const text = String(value);
  const time = new Date(`${DAY.exec(text)?.[0] ?? ''}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return text;
  return formatDate({ day: time.getUTCDate(), month: time.getUTCMonth(), year: time.getUTCFullYear(), isShort: true });
}

/** Any JSON value as text: lists separated by commas, objects as 'name value' pairs, true as 'yes'. */
export function formatPlainValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return EMPTY_VALUE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(formatPlainValue)
    : Object.entries(value).map(([key, part]) => `${key} ${formatPlainValue(part)}`);
  return joinValues(parts);
}

/** Joins texts with commas, or with semicolons if a text contains a comma. */
export function joinValues(texts: readonly string[]): string {
  if (texts.length === 0) return EMPTY_VALUE;
  return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ');
}

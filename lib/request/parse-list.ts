import { customOptionNames, MAX_PRODUCT_OPTIONS, type Selection, STANDARD_OPTIONS } from '../catalogue/variants/offer';
import { isRecord } from '../is-record';
import {
  BLANK_DETAILS,
  MAX_LINES,
  MAX_QUANTITY,
  mapDetails,
  newId,
  type RequestDetails,
  type RequestLine,
  type RequestList,
} from './request-list';

/** Version of the stored format, in the field `v`. */
export const LIST_VERSION = 1;

/** Maximum number of characters per text. */
const MAX_LENGTHS = { product: 200, name: 200, value: 100, option: 40, field: 200, note: 500, orderNote: 2000 };
const MAX_PRICE = 1e9;

/** A list with its valid lines, and an error message per invalid line. */
export type ParsedList = { list: RequestList; errors: readonly string[] };

/**
 * Parses a list from storage or from a link, so any data is possible. Texts are truncated; unknown fields are ignored.
 * Returns undefined if the value is not a list or has a newer version.
 */
export function parseList(value: unknown): ParsedList | undefined {
  if (!isRecord(value) || value.v !== LIST_VERSION || !Array.isArray(value.lines)) return undefined;
  // Older versions stored the details as `head`.
  const details = value.details ?? value.head;
  const lines = new Map<string, RequestLine>();
  const errors: string[] = [];
  for (const [index, item] of value.lines.slice(0, MAX_LINES).entries()) {
    const line = parseLine(item);
    if (typeof line === 'string') errors.push(`Line ${index + 1} ${line}.`);
    else {
      const id = lines.has(line.id) ? newId() : line.id;
      lines.set(id, { ...line, id });
    }
  }
  const excess = value.lines.length - MAX_LINES;
  if (excess > 0) errors.push(`A list has at most ${MAX_LINES} lines: the last ${excess} were left out.`);
  const list = { details: isRecord(details) ? parseDetails(details) : BLANK_DETAILS, lines: [...lines.values()] };
  return { list, errors };
}

/** A validated line, or an error such as 'has no product'. */
export function parseLine(value: unknown): RequestLine | string {
  if (!isRecord(value)) return 'cannot be read';
  const { id, product, price, quantity } = value;
  if (typeof product !== 'string' || product === '' || singleLine(product, MAX_LENGTHS.product) !== product)
    return 'has no product';
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > MAX_QUANTITY)
    return `has no quantity from 1 to ${MAX_QUANTITY}`;
  if (typeof price !== 'number' || !(price >= 0 && price <= MAX_PRICE)) return 'has no valid price';
  const model = singleLine(value.model, MAX_LENGTHS.value);
  // Older versions stored a `person` per line.
  const note = [value.person, value.note].map((text) => singleLine(text, MAX_LENGTHS.note)).filter(Boolean);
  return {
    id: typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : newId(),
    product,
    name: singleLine(value.name, MAX_LENGTHS.name) || product,
    brand: singleLine(value.brand, MAX_LENGTHS.value),
    ...(model && { model }),
    price,
    choice: parseSelection(value.choice),
    quantity: Number(quantity),
    ...(note.length > 0 && { note: singleLine(note.join(': '), MAX_LENGTHS.note) }),
  };
}

/** Validates the selected values of a line. Standard options come first, then the product's own options. */
export function parseSelection(value: unknown): Selection {
  if (!isRecord(value)) return {};
  const isValidName = (name: string) => name !== '' && singleLine(name, MAX_LENGTHS.option) === name && !(name in {});
  const options = customOptionNames(value as Selection).filter(isValidName);
  const read = (names: readonly string[]) =>
    names.flatMap((name): [string, string][] => {
      const selected = Object.hasOwn(value, name) ? singleLine(value[name], MAX_LENGTHS.value) : '';
      return selected === '' ? [] : [[name, selected]];
    });
  return Object.fromEntries([...read(STANDARD_OPTIONS), ...read(options).slice(0, MAX_PRODUCT_OPTIONS)]);
}

/** Parses order details from unknown data. A missing or invalid field becomes ''. */
export function parseDetails(value: Readonly<Record<string, unknown>>): RequestDetails {
  const details = mapDetails((field) => singleLine(value[field], MAX_LENGTHS.field));
  return {
    ...details,
    state: /^[A-Z]{2}$/.test(details.state) ? details.state : '',
    note: multiLine(value.note, MAX_LENGTHS.orderNote),
  };
}

/** Control characters, bidirectional marks and lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A text as one line without unsafe characters, truncated to `max` characters; '' if the value is not a string. */
export function singleLine(text: unknown, max: number): string {
  if (typeof text !== 'string') return '';
  // Truncation may leave half of a surrogate pair.
  return text.replace(UNSAFE, ' ').trim().slice(0, max).replace(UNSAFE, '').trim();
}

/** Like {@link singleLine}, but keeps line breaks. */
export function multiLine(text: unknown, max: number): string {
  if (typeof text !== 'string') return '';
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(UNSAFE, ' ').trimEnd());
  return lines
    .join('\n')
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

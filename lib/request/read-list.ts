import { CHOICE_NAMES, type Choice, MOST_OPTIONS, ownNames } from '../catalogue/choice';
import { counted } from '../counted';
import { isRecord } from '../is-record';
import { newId } from './new-id';
import {
  BLANK_HEAD,
  MOST_LINES,
  MOST_OF_A_LINE,
  type RequestHead,
  type RequestLine,
  type RequestList,
} from './request';

/** The version of the form in which a request list is kept, as `v`. */
export const LIST_VERSION = 1;

/** Characters that the texts of a list may have. */
const MOST_OF_NAME = 100;
const MOST_OF_OPTION = 40;
const MOST_OF_NOTE = 500;
const MOST_OF_HEAD = 200;
const MOST_OF_HEAD_NOTE = 2000;
const MOST_OF_PRODUCT = 200;
const MOST_OF_PRICE = 1e9;

/** A line that could not be read: its place, from 1, and a sentence that says why. */
export type LineFault = { at: number; message: string };

/** The readable part of a list, and the faults of the rest: a line is never dropped unsaid. */
export type ReadList = { list: RequestList; faults: readonly LineFault[] };

type Fields = Readonly<Record<string, unknown>>;

/**
 * A list from a place that may hold anything: storage, a link, a file. Unknown fields are passed over, texts are bounded, numbers checked;
 * every line has an id of its own afterwards. Undefined where it is no list, or one of a newer version.
 */
export function readList(value: unknown): ReadList | undefined {
  if (!isRecord(value) || value.v !== LIST_VERSION || !Array.isArray(value.lines)) return undefined;
  return readRequestLines(value.lines, isRecord(value.head) ? readHead(value.head) : BLANK_HEAD);
}

/** The lines of a list under a head that has been read. */
export function readRequestLines(found: readonly unknown[], head: RequestHead): ReadList {
  const lines = new Map<string, RequestLine>();
  const faults: LineFault[] = [];
  for (const [index, value] of found.entries()) {
    const at = index + 1;
    if (lines.size === MOST_LINES || faults.length === MOST_LINES) {
      const rest = counted(found.length - index, 'line');
      faults.push({ at, message: `From line ${at} on, ${rest} did not fit: a list has at most ${MOST_LINES}.` });
      break;
    }
    const line = readLine(value);
    if (typeof line === 'string') faults.push({ at, message: `Line ${at} ${line}.` });
    else {
      const id = lines.has(line.id) ? newId() : line.id;
      lines.set(id, { ...line, id });
    }
  }
  return { list: { head, lines: [...lines.values()] }, faults };
}

/** A line with its fields as a list may hold them, or its fault. */
export function readLine(value: unknown): RequestLine | string {
  if (!isRecord(value)) return 'cannot be read';
  const { id, product, price, quantity } = value;
  if (typeof product !== 'string' || tidyLine(product, MOST_OF_PRODUCT) !== product || product === '')
    return 'names no product';
  if (!isQuantity(quantity)) return `has no quantity from 1 to ${MOST_OF_A_LINE}`;
  if (typeof price !== 'number' || !(price >= 0 && price <= MOST_OF_PRICE)) return 'has no price that can be read';
  const text = (field: string, most: number) => {
    const tidy = tidyLine(textOf(value[field]), most);
    return tidy === '' ? {} : { [field]: tidy };
  };
  return {
    id: typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : newId(),
    product,
    name: tidyLine(textOf(value.name), MOST_OF_HEAD) || product,
    brand: tidyLine(textOf(value.brand), MOST_OF_NAME),
    ...text('model', MOST_OF_NAME),
    price,
    choice: readChoice(value.choice),
    quantity,
    ...text('person', MOST_OF_NAME),
    ...text('note', MOST_OF_NOTE),
  };
}

/** The picks that a product's controls can have, its own options among them. */
export function readChoice(value: unknown): Choice {
  if (!isRecord(value)) return {};
  const read = (names: readonly string[]) =>
    names.flatMap((name): [string, string][] => {
      const pick = Object.hasOwn(value, name) ? tidyLine(textOf(value[name]), MOST_OF_NAME) : '';
      return pick === '' ? [] : [[name, pick]];
    });
  const own = ownNames(value as Choice).filter((name) => name !== '' && tidyLine(name, MOST_OF_OPTION) === name);
  const options = read(own.filter((name) => !(name in {}))).slice(0, MOST_OPTIONS);
  return Object.fromEntries([...read(CHOICE_NAMES), ...options]);
}

/** The head of a list from unknown data: a field that is missing or cannot be is ''. */
export function readHead(value: Fields): RequestHead {
  const text = (field: string) => tidyLine(textOf(value[field]), MOST_OF_HEAD);
  const { neededBy, state } = value;
  const texts = Object.fromEntries(Object.keys(BLANK_HEAD).map((field) => [field, text(field)]));
  return {
    ...(texts as RequestHead),
    neededBy: /^\d{4}-\d\d-\d\d$/.test(textOf(neededBy)) ? textOf(neededBy) : '',
    state: /^[A-Z]{2}$/.test(textOf(state)) ? textOf(state) : '',
    note: tidyText(textOf(value.note), MOST_OF_HEAD_NOTE),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_OF_A_LINE;

/** Control characters, marks that turn the direction of writing, and halves of a character: none of them belongs into a list that is printed and sent. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A text in one line, trimmed, of at most so many characters. */
export function tidyLine(text: string, most: number): string {
  // Cut before it is cleaned too: a cut may leave half a character.
  return text.replace(UNWANTED, ' ').trim().slice(0, most).replace(UNWANTED, '').trim();
}

/** The same for a text of several lines, which it keeps. */
export function tidyText(text: string, most: number): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(UNWANTED, ' ').trimEnd());
  return lines
    .join('\n')
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

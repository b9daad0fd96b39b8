import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/size-controls';
import { sizeKey } from '../catalogue/size-key';
import { plainSize } from '../catalogue/sizes';
import { editDistance } from '../search/near-words';
import { compact } from '../search/normalise';
import { searchWords } from '../search/words';
import { orderSizes, orderWords } from './words';

const OTHER_NAMES = new Map(
  Object.entries(searchWords.sizes).flatMap(([size, names]) => names.map((name) => [compact(name), size] as const)),
);

const NAMES = ['small', 'medium', 'large'];

/** A size in the form in which sizes are compared, under whatever name it was written. */
export function keyOf(written: string): string {
  return remembered(keys, written, toKey);
}

const REMEMBERED = 5000;
const keys = new Map<string, string>();
const letterSizes = new Map<string, boolean>();

/** An answer that is kept: the words of lines and sizes are the same again and again. */
function remembered<Answer>(known: Map<string, Answer>, text: string, answer: (text: string) => Answer): Answer {
  const old = known.get(text);
  if (old !== undefined) return old;
  const own = answer(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, own);
  return own;
}

function toKey(written: string): string {
  const plain = written.toLowerCase().replace(/(?<=\p{L}{4})s$/u, '');
  if (plain.length > 4)
    for (const name of NAMES) if (plain[0] === name[0] && editDistance(plain, name, 1) < 2) return sizeKey(name);
  return sizeKey(
    orderSizes.get(plain.replace(/[. ]/g, '')) ??
      OTHER_NAMES.get(plain.includes('/') ? plain : compact(plain)) ??
      plain,
  );
}

/** The value of a control that was written, under any of its names: 'W34' and '34"' for a waist, 'unh' for a length that is a word. */
export function offeredValue(written: string, { name, values }: SizeControl): string | undefined {
  const initial = name === 'size' ? '' : (name[0] ?? '');
  const bare = written.replace(/["”″]$/, '');
  const isFigure = /\d/.test(bare) && initial !== '';
  const key = keyOf(isFigure ? bare.replace(new RegExp(`^${initial}(?=\\d)|(?<=\\d)${initial}$`, 'i'), '') : bare);
  const isBegun = (value: string) =>
    key.length >= 3 && !/\d/.test(key) && /^\p{L}{5}/u.test(value) && value.toUpperCase().startsWith(key);
  const isMistyped = (value: string) =>
    key.length > 5 && value.length > 6 && !/\d/.test(key) && editDistance(key, value.toUpperCase(), 1) < 2;
  return values.find((value) => keyOf(value) === key) ?? values.find((value) => isBegun(value) || isMistyped(value));
}

/** The choice that some text makes of one of the controls, the first that offers it. */
export function choiceOf(written: string, controls: readonly SizeControl[]): Choice | undefined {
  for (const control of controls) {
    const value = offeredValue(written, control);
    if (value !== undefined) return { [control.name]: value };
  }
  return undefined;
}

const SIZE = /^(?:x{0,6}s|m|x{0,6}l|\d{1,2}x?l|\d{1,2}x|\d?xs|x{1,4}lt|\d{1,2}xl?t)$/;

/** Whether a text is a size of letters wherever it stands: 'L', 'xxl', '9XL', 'x-large', '3XLT'. */
export function isLetterSize(text: string): boolean {
  return text.length < 16 && remembered(letterSizes, text, hasLetterSize);
}

function hasLetterSize(text: string): boolean {
  const key = keyOf(text).toLowerCase();
  return key.length < 6 && (SIZE.test(key) || plainSize(key) !== key);
}

const MEASURES = ['size', 'collar', 'waist', 'length', 'sleeve'] as const;
const LABELS = new Map(
  MEASURES.flatMap((measure) =>
    [...orderWords(measure)].map((word) => [word, measure === 'collar' ? 'size' : measure] as const),
  ),
);

/** The control of sizes that a word names: 'inseam' -> 'length', 'neck' -> 'size'. */
export function labelOf(word: string): SizeControl['name'] | undefined {
  return LABELS.get(word);
}

const WIDTHS = orderWords('widths');

/** Whether letters behind a number belong to it as the width of a shoe. */
export const isWidth = (word: string): boolean => WIDTHS.has(word);

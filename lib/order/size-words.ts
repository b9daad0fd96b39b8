import { sizeKey } from '../catalogue/size-key';
import { plainSize, type SizeControl } from '../catalogue/sizes';
import { compact } from '../search/normalise';
import { searchWords } from '../search/words';

const OTHER_NAMES = new Map(
  Object.entries(searchWords.sizes).flatMap(([size, names]) => names.map((name) => [compact(name), size] as const)),
);
/** One size for all has as many names as makers. */
for (const name of ['os', 'osfa', 'osfm', 'onesizefitsall', 'onesizefitsmost']) OTHER_NAMES.set(name, 'One Size');

/** Of one word: 'S M' is two sizes. */
const SHORT = new Map(Object.entries({ lg: 'L', lrg: 'L', sm: 'S', sml: 'S', md: 'M', xlg: 'XL', xsm: 'XS' }));

/** A size as it is compared, under whatever name it was written. */
export function keyOf(written: string): string {
  return sizeKey(SHORT.get(written.toLowerCase()) ?? OTHER_NAMES.get(compact(written)) ?? written);
}

/** The value of a control that was written, under any of its names. */
export function offeredValue(written: string, { values }: SizeControl): string | undefined {
  const key = keyOf(written);
  return values.find((value) => keyOf(value) === key);
}

/** Words that announce a size, by the control they are of; `size` of a garment with a collar is its collar. */
const LABELS: Readonly<Record<string, SizeControl['name']>> = {
  size: 'size',
  sz: 'size',
  neck: 'size',
  collar: 'size',
  waist: 'waist',
  length: 'length',
  inseam: 'length',
  sleeve: 'sleeve',
  sleeves: 'sleeve',
};

/** The control of sizes that a label such as 'waist' names. */
export function labelOf(word: string): SizeControl['name'] | undefined {
  return Object.hasOwn(LABELS, word) ? LABELS[word] : undefined;
}

const SIZE = /^(?:x{0,6}s|m|x{0,6}l|\d{1,2}x?l|\d{1,2}x|\d?xs)$/;

/** Whether a word is a size of letters wherever it stands: 'L', 'xxl', '9XL', 'x-large'. */
export function isLetterSize(word: string): boolean {
  const key = keyOf(word).toLowerCase();
  return SIZE.test(key) || plainSize(key) !== key;
}

// What stands behind a number of a shoe and is no part of it; and its width.
const AFTER_NUMBER = /^(?:us|mens|men|m|d|reg|regular)$/;
const WIDTH = /^(?:w|wide|ee|2e|eee|3e|4e|xw|n|narrow)$/;

/** Whether a word after a number belongs to it as a size. */
export function isBehindNumber(word: string): boolean {
  return AFTER_NUMBER.test(word) || WIDTH.test(word);
}

/** A guard: whether a word is a width of shoes. */
export function isWidth(word: string): boolean {
  return WIDTH.test(word);
}

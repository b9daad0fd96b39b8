import { unitNames } from '../search/normalise';

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const DOZENS = new Set(['dozen', 'dozens', 'doz', 'dz']);
const UNITS = new Set(
  'ea each pc pcs piece pieces unit units pair pairs pr prs set sets pk pks pkg pkgs pack packs box boxes bx ct count case cases total'.split(
    ' ',
  ),
);

/** The number that a word is: 'two' -> 2. */
export function countOf(word: string): number | undefined {
  const at = COUNTS.indexOf(word);
  return at < 0 ? undefined : at + 1;
}

/** A guard: whether a word counts by twelve. */
export const isDozen = (word: string): boolean => DOZENS.has(word);

/** Whether a word after a number says that it counts pieces. */
export const isUnit = (word: string): boolean => UNITS.has(word);

/** A number written in figures: '4', '-3', '2.5', '1,000'; undefined for anything else. */
export function figureOf(text: string): number | undefined {
  const plain = text.replace(/^(\d{1,3}),(\d{3})$/, '$1$2').replace(/^[−–]/, '-');
  return /^-?\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

// 'in' is a small word too, and one letter may be a size.
const MEASURES = new Set(unitNames.filter((name) => name.length > 1 && name !== 'in'));

/** Whether a word after a number measures something: 'oz', 'inch'. */
export const isMeasureName = (word: string): boolean => MEASURES.has(word);

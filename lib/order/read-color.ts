import { colorFamily, familyOfWord } from '../catalogue/color-family';
import { colorValue } from '../catalogue/color-names';
import type { Color } from '../catalogue/schema/colors';
import { compact } from '../search/normalise';
import { synonymsOf } from '../search/synonyms';
import { follows, type OrderToken } from './token';
import { wordStems } from './word-stems';

/** The color that a line picks of those offered, the words that said it, and what is doubtful. */
export type ColorReading = { color?: string; taken: readonly OrderToken[]; doubts: readonly string[] };

/** How a phrase names an offered color: the smaller, the surer. */
type Way = 'same' | 'part' | 'short' | 'wider' | 'family';
const WAYS: readonly Way[] = ['same', 'part', 'short', 'wider', 'family'];
const SURE_WAYS = WAYS.slice(0, 3);
const LONGEST = 3;

/** What is a color anywhere in the shop. */
export type KnownColors = {
  /** A whole name, 'dark navy', or a plain word for one. */
  isColor: (phrase: string) => boolean;
  /** A word of a name: 'dark'. */
  isColorWord: (word: string) => boolean;
};

/** Reads the color among the free words of a line. */
export function readColor(tokens: readonly OrderToken[], colors: readonly Color[], known: KnownColors): ColorReading {
  const read = phrases(tokens).flatMap((phrase) => {
    const isColor = phrase.tokens.length === 1 ? known.isColorWord(phrase.text) : known.isColor(phrase.text);
    const fitting = fittingColors(phrase.text, colors, isColor ? WAYS : SURE_WAYS);
    return fitting || known.isColor(phrase.text) ? [{ ...phrase, ...fitting }] : [];
  });
  const chosen: typeof read = [];
  for (const phrase of read) {
    if (!chosen.some((other) => other.tokens.some((token) => phrase.tokens.includes(token)))) chosen.push(phrase);
  }
  const taken = chosen.flatMap((phrase) => phrase.tokens);
  const offered = [...new Set(chosen.flatMap(({ names }) => (names?.length === 1 ? names : [])))];
  const [first] = chosen;
  if (!first) return { ...unnamed(colors), taken: [] };
  if (offered.length > 1) return { taken, doubts: [`Several colors are named: ${offered.join(', ')}.`] };
  if (first.names === undefined) return { taken, doubts: [notOffered(first.text, colors)] };
  const [color] = offered;
  if (color === undefined) return { taken, doubts: [`“${first.text}” may be ${first.names.join(' or ')}.`] };
  const isSure = chosen.every(({ way }) => way !== 'wider' && way !== 'family');
  return { color, taken, doubts: isSure ? [] : [`“${first.text}” is read as ${color}.`] };
}

/** A color need not be named where there is one. */
function unnamed(colors: readonly Color[]): Pick<ColorReading, 'color' | 'doubts'> {
  const [only, other] = colors;
  if (!only) return { doubts: [] };
  return other ? { doubts: ['No color is named.'] } : { color: only.name, doubts: [] };
}

function notOffered(written: string, colors: readonly Color[]): string {
  const names = colors.map(({ name }) => name);
  return names.length === 0
    ? `It comes in no choice of colors.`
    : `It does not come in ${written}, only in ${names.join(', ')}.`;
}

/** Runs of words in one part, the longest first. */
function phrases(tokens: readonly OrderToken[]): { text: string; tokens: readonly OrderToken[] }[] {
  const found: { text: string; tokens: readonly OrderToken[] }[] = [];
  for (let length = LONGEST; length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const own = tokens.slice(start, start + length);
      if (own.every((token, index) => index === 0 || follows(token, own[index - 1]))) {
        found.push({ text: own.map(({ text }) => text).join(' '), tokens: own });
      }
    }
  }
  return found;
}

/** The offered colors that a phrase names in the surest way that fits any. */
function fittingColors(
  phrase: string,
  colors: readonly Color[],
  ways: readonly Way[],
): { names: string[]; way: Way } | undefined {
  const words = wordStems(phrase);
  if (words.length === 0 || compact(phrase).length < 2) return undefined;
  for (const way of ways) {
    const names = colors.filter((color) => fits(words, color, way)).map(({ name }) => name);
    if (names.length > 0) return { names, way };
  }
  return undefined;
}

function fits(words: readonly string[], color: Color, way: Way): boolean {
  const own = wordStems(color.name);
  const joined = words.join('');
  switch (way) {
    case 'same':
      return joined === own.join('') || isSame(words, own);
    case 'part':
      return words.every((word) => own.includes(word)) || isPartOfSame(words, own);
    case 'short':
      return words.length === 1 && (isInitials(joined, own) || isShort(joined, own));
    case 'wider':
      return words.length > own.length && own.every((word) => words.includes(word));
    case 'family':
      return isNamedFamily(words, color);
  }
}

/** Under another name of the same thing. */
function isSame(words: readonly string[], own: readonly string[]): boolean {
  return synonymsOf(words.join(' ')).some((other) => other.isSame && other.stems.join(' ') === own.join(' '));
}

function isPartOfSame(words: readonly string[], own: readonly string[]): boolean {
  const others = synonymsOf(own.join(' ')).filter(({ isSame: same }) => same);
  return others.some((other) => words.every((word) => other.stems.includes(word)));
}

/** 'OD' for a name of two words. */
function isInitials(word: string, own: readonly string[]): boolean {
  return own.length > 1 && word === own.map(([letter]) => letter).join('');
}

/** 'blk': the first letter of the name and two or more of its others, none of them a vowel. */
function isShort(word: string, own: readonly string[]): boolean {
  const [name = ''] = own;
  if (own.length > 1 || word.length < 3 || word.length >= name.length || word[0] !== name[0]) return false;
  if (/[aeiou]/.test(word.slice(1))) return false;
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
}

function isNamedFamily(words: readonly string[], color: Color): boolean {
  const name = words.join(' ');
  if (words.length > 2 || !words.some((word) => colorValue(word) !== undefined)) return false;
  return familyOfWord(name) === colorFamily(color);
}

/** Whether a word may name one of these colors, by its name, a part or a short form of it. */
export function mayBeColor(word: string, colors: readonly Color[]): boolean {
  return fittingColors(word, colors, SURE_WAYS) !== undefined;
}

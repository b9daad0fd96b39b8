import { colorValue } from '../catalogue/color-names';
import type { Color } from '../catalogue/schema/colors';
import { editDistance } from '../search/near-words';
import { synonymsOf } from '../search/synonyms';
import { type Atom, atomsText, isWord, joinedWords, toAtoms } from './atoms';
import { fullWords } from './full-words';
import { isShortFor } from './short-for';
import { isLetterSize } from './size-words';
import { orderWords } from './words';

/** A color in a line; `color` is undefined for one that the product does not come in, or that may be several. */
export type ColorMention = {
  from: number;
  to: number;
  kind: 'color';
  color: string | undefined;
  written: string;
  doubt?: string;
};

/** The color that a mention names, or what it is called. */
export const colorKey = ({ color, written }: ColorMention) => color ?? written;

/** The colors of a product, and tests for words of colors anywhere in the shop: part of a color's name, or a color by itself. */
export type ColorReader = {
  colors: readonly Color[];
  isColor: (stem: string) => boolean;
  isPlain: (stem: string) => boolean;
  names: ReadonlySet<string>;
};

const filler = orderWords('filler');

const LONGEST = 3;
const words = new Map<string, readonly string[]>();

/** The words of a color's name in full and as singulars. */
export function colorWords(name: string): readonly string[] {
  const known = words.get(name);
  if (known) return known;
  const own = fullWords(toAtoms(name));
  words.set(name, own);
  return own;
}

/** Reads the color at a place: by its name, a part, a short form, or another word for it. */
export function colorAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  { colors, isColor, isPlain, names: all }: ColorReader,
): ColorMention | undefined {
  for (let length = Math.min(LONGEST, free); length > 0; length -= 1) {
    const own = atoms.slice(at, at + length);
    if (length > 1 && isLetterSize(own.at(-1)?.text ?? '')) continue;
    // '2-tone' begins with a figure.
    const isGlued = own.length > 1 && own.every((atom, index) => index === 0 || atom.isGlued);
    if (
      !(isWord(own[0]) || isGlued) ||
      !isWord(own.at(-1)) ||
      own.some(({ text, value }) => (value !== undefined && !isGlued) || /[,;:()]/.test(text)) ||
      joinedWords(own).length < 2
    )
      continue;
    const place = { kind: 'color' as const, from: at, to: at + length, written: atomsText(own) };
    const phrase = fullWords(own);
    const isKnown = phrase.every((word) => isColor(word));
    const names = namesFitting(
      phrase,
      own,
      colors.map(({ name }) => name),
      isKnown,
    ).filter(
      (name) =>
        length === 1 ||
        own.every(
          (atom) => !isLetterSize(atom.text) || fullWords([atom]).every((word) => colorWords(name).includes(word)),
        ),
    );
    if (
      names.length === 0 &&
      length === 1 &&
      !isKnown &&
      joinedWords(own).length > 3 &&
      !filler.has(own[0]?.word ?? '')
    )
      names.push(...mistyped(joinedWords(own), colors));
    const [only, other] = names;
    if (only !== undefined && other === undefined) return { ...place, color: only };
    if (only !== undefined)
      return { ...place, color: undefined, doubt: `“${place.written}” may be ${names.join(' or ')}.` };
    // 'ranger green' of other goods is no green of these.
    const doubt = notOffered(
      place.written,
      colors.map(({ name }) => name),
    );
    if (all.has(phrase.join(' '))) return { ...place, color: undefined, doubt };
    const isWhole =
      phrase.every((word) => isColor(word)) &&
      (colorValue(phrase.join(' ')) !== undefined || (length === 1 && isPlain(phrase[0] ?? '')));
    if (isWhole) return { ...place, color: undefined, doubt };
  }
  return undefined;
}

/** The sentence for a value that a product does not have among these. */
export function notOffered(written: string, values: readonly string[]): string {
  return values.length === 0
    ? 'It comes in no choice of colors.'
    : `It does not come in ${written}, only in ${values.join(', ')}.`;
}

/** The names among some that a phrase means, in the surest way that fits any. */
export function namesFitting(
  phrase: readonly string[],
  own: readonly Atom[],
  names: readonly string[],
  isKnown = false,
): string[] {
  const joined = phrase.join('');
  const written = joinedWords(own);
  const same = synonymsOf(phrase.join(' ')).flatMap(({ isSame, stems }) => (isSame ? [stems.join(' ')] : []));
  const ways: ((name: readonly string[]) => boolean)[] = [
    (name) => name.join('') === joined || same.includes(name.join(' ')),
    (name) => phrase.every((word) => name.includes(word)),
    (name) =>
      own.length === 1 &&
      (isInitials(written, name) ||
        (name.length === 1 && isShortFor(written, name[0] ?? '')) ||
        (written.length > 2 && name.length === 1 && (name[0] ?? '').startsWith(written))),
    (name) => isKnown && phrase.length > name.length && name.every((word) => phrase.includes(word)),
  ];
  for (const isNamed of ways) {
    const found = names.filter((name) => isNamed(colorWords(name)));
    if (found.length > 0) return found;
  }
  return [];
}

/** The colors with a word that is one mistake away. */
function mistyped(word: string, colors: readonly Color[]): string[] {
  const most = word.length < 8 ? 1 : 2;
  return colors
    .filter(({ name }) =>
      colorWords(name).some((own) => own.length > 3 && own[0] === word[0] && editDistance(word, own, most) <= most),
    )
    .map(({ name }) => name);
}

/** 'OD' for a name of two words. */
const isInitials = (word: string, name: readonly string[]) =>
  name.length > 1 && word === name.map(([letter]) => letter).join('');

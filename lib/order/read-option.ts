import type { ProductOption } from '../catalogue/variants/variant';
import { type Atom, atomsText, isWord, joinedWords, toAtoms } from './atoms';
import { fullWords, measureOf } from './full-words';
import { colorWords, namesFitting, notOffered } from './read-color';
import { isLetterSize, labelOf } from './size-words';
import { orderWords, smallWords } from './words';

/** A value of a choice of the product's own in a line; `value` is undefined for one that it does not have, or that may be several. */
export type OptionMention = {
  from: number;
  to: number;
  kind: 'option';
  name: string;
  value: string | undefined;
  written: string;
  doubt?: string;
};

/** The choices of a product's own, and a test for values that goods of the shop have under such a name. */
export type OptionReader = {
  options: readonly ProductOption[];
  isValue: (name: string, key: string) => boolean;
};

const filler = orderWords('filler');

const units = orderWords('units');

const LONGEST = 5;

/** Reads the value of an own choice at a place: by itself, beside the name of the choice, by a part of it or by initials. */
export function optionAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  { options, isValue }: OptionReader,
): OptionMention | undefined {
  if (options.length === 0) return undefined;
  for (let length = Math.min(LONGEST, free); length > 0; length -= 1) {
    const own = atoms.slice(at, at + length);
    const isWhole = [own[0], own.at(-1)].every((atom) => /[\p{L}\d]/u.test(atom?.text ?? ''));
    if (!isWhole && measureOf(own) === undefined) continue;
    if (own.some(({ text }) => /[,;()|]/.test(text)) || isInPassing(own, atoms[at + length], free > length)) continue;
    const place = { kind: 'option' as const, from: at, to: at + length, written: atomsText(own) };
    const meant = options.flatMap(({ name, values }) => valuesAt(own, name, values).map((value) => ({ name, value })));
    const [only, other] = meant;
    if (only && !other) return { ...place, ...only };
    if (only && meant.every(({ name }) => name === only.name)) {
      const doubt = `“${place.written}” may be ${meant.map(({ value }) => value).join(' or ')}.`;
      return { ...place, name: only.name, value: undefined, doubt };
    }
    const strange = options.find(({ name }) => isValue(name, joinedWords(own)) || isLabelled(own, name));
    if (strange && !only)
      return { ...place, name: strange.name, value: undefined, doubt: notOffered(place.written, strange.values) };
  }
  return undefined;
}

/** The values that a phrase may mean. A bare number is one beside the name of its choice alone. */
function valuesAt(own: readonly Atom[], name: string, values: readonly string[]): string[] {
  const key = joinedWords(own);
  const measure = measureOf(own);
  const isGlued = own.every((atom, index) => index === 0 || atom.isGlued);
  const exact = values.filter((value) => {
    const [bare, label] = [value, name].map((text) => joinedWords(toAtoms(text))) as [string, string];
    const isBare = key === bare && (own.some(isWord) || (own.length > 1 && isGlued));
    const isInitials = isGlued && key === initialsOf(`${value} ${name}`) && !isCommon(key);
    const isMeasure = measure !== undefined && measure === measureOf(toAtoms(value));
    return isBare || isMeasure || isInitials || key === label + bare || isBeside(own, key, bare, label);
  });
  const phrase = fullWords(own);
  const label = colorWords(name);
  // The 'S' behind a word is a size, and no plural.
  const isSized = own.length > 1 && isLetterSize(own.at(-1)?.text ?? '');
  const isOpen = own.every(isWord) && !isSized && !own.every(({ word }) => isCommon(word));
  if (exact.length > 0 || !isOpen || phrase.every((word) => label.includes(word))) return exact;
  const named = namesFitting(phrase, own, values);
  const beside = values.filter((value) => namesFitting(phrase, own, [`${value} ${name}`]).length > 0);
  return named.length > 0 ? named : beside;
}

const initialsOf = (text: string) =>
  colorWords(text)
    .map(([letter]) => letter)
    .join('');

/** Whether a word means something in any order, so that it is no short form: 'of' is no oak finish. */
const isCommon = (word: string) =>
  filler.has(word) || units.has(word) || smallWords.has(word) || labelOf(word) !== undefined || isLetterSize(word);

/** Whether the name of a choice stands behind its value, as in 'left hand' and 'left-handed'. */
function isBeside(own: readonly Atom[], key: string, bare: string, label: string): boolean {
  const tail = key.startsWith(bare) ? key.slice(bare.length) : '';
  const isForm = tail.startsWith(label) && tail.length < label.length + 3;
  return tail === label || (isForm && (own.length === 1 || tail === own.at(-1)?.key));
}

/** 'Hand: strong': a word behind the name of a choice and a mark. */
function isLabelled(own: readonly Atom[], name: string): boolean {
  const colon = own.findIndex(({ text }) => /^[:=]$/.test(text));
  return colon > 0 && colon === own.length - 2 && joinedWords(own.slice(0, colon)) === joinedWords(toAtoms(name));
}

/** Whether words that mean nothing elsewhere stand before one more, as in 'right away'. */
const isInPassing = (own: readonly Atom[], next: Atom | undefined, isFree: boolean) =>
  isFree && own.every(({ word }) => filler.has(word)) && isWord(next) && !isLetterSize(next.text) && next.word !== 'x';

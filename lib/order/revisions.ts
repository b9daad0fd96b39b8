import { type Atom, isWord, toAtoms } from './atoms';
import { fullWords } from './full-words';
import type { Goods } from './goods';
import { numberAt } from './quantities';
import { isLetterSize } from './size-words';
import { orderWords, smallWords } from './words';

const filler = orderWords('filler');
const and = orderWords('and');
const prices = orderWords('price');
const cancel = orderWords('cancel');
const withdraw = [...orderWords('withdraw')];
const verbs = orderWords('order');
const units = orderWords('units');
const not = orderWords('not');
const revise = [...orderWords('revise')];
const questions = [...orderWords('questions')];
const earlier = orderWords('earlier');

const MOST_OF_A_NAME = 6;

/** The longest of some phrases by which atoms begin. */
function phraseOf(phrases: readonly string[], atoms: readonly Atom[]): string | undefined {
  const said = `${atoms
    .filter(isWord)
    .map(({ word }) => word)
    .join(' ')} `;
  return phrases.filter((one) => said.startsWith(`${one} `)).sort((a, b) => b.length - a.length)[0];
}

/** Whether a line asks what something costs. */
export const asksPrice = (line: string, atoms: readonly Atom[]): boolean =>
  /\?\s*$/.test(line) && atoms.some(({ word }) => word.length > 3 && prices.has(word));

/** The atoms of the phrase by which some atoms revise what was said before: 'make that 6', 'no wait, 5'; `from` tells where it may begin. */
function phraseAt(atoms: readonly Atom[], from: number): readonly Atom[] | undefined {
  if (!isWord(atoms[from])) return undefined;
  const own = atoms.slice(from).filter(isWord);
  const phrase = phraseOf(revise, own);
  return phrase === undefined ? undefined : own.slice(0, phrase.split(' ').length);
}

/** The place where a line begins to speak: behind the name of who writes it, 'Mike: make it 6'. */
function speechOf(atoms: readonly Atom[]): number {
  const start = atoms[0]?.text === '[' ? atoms.findIndex(({ text }) => text === ']') + 1 : 0;
  return start + atoms.slice(start, start + MOST_OF_A_NAME).findIndex(({ text }) => text === ':') + 1;
}

/** The place of what a line says, behind small words, where that revises. */
function beginningOf(atoms: readonly Atom[]): number {
  if (phraseAt(atoms, 0)) return 0;
  const colon = speechOf(atoms);
  const isPassed = ({ word, text }: Atom) => filler.has(word) || and.has(word) || text === ',';
  const passed = atoms
    .slice(colon, colon + MOST_OF_A_NAME)
    .findIndex((atom, at) => !isPassed(atom) || phraseAt(atoms, colon + at) !== undefined);
  return colon + Math.max(0, passed);
}

/** Whether a line asks something that is no order: 'Do you carry …?'. */
export const asksSomething = (line: string): boolean => {
  if (!/\?\s*$/.test(line)) return false;
  const atoms = toAtoms(line.slice(0, 80));
  return phraseOf(questions, atoms.slice(speechOf(atoms))) !== undefined;
};

/** Whether a line puts something else in the place of one before: 'make that 6'. */
export function revises(text: string): boolean {
  const atoms = toAtoms(text.slice(0, 80));
  return phraseAt(atoms, beginningOf(atoms)) !== undefined;
}

/** The words that revise a line before are no part of what is ordered; those that revise the line itself are a turn. */
export function giveRevisions(atoms: readonly Atom[]): void {
  const first = beginningOf(atoms);
  for (let at = first; at < atoms.length; at += 1) {
    const phrase = atoms[at]?.role === undefined ? phraseAt(atoms, at) : undefined;
    for (const atom of phrase ?? []) atom.role ??= 'note';
    if (phrase && at > first) (phrase.at(-1) as Atom).isTurn = true;
  }
}

/** Whether a line speaks of others than the one right above. */
export const speaksOfEarlier = (text: string): boolean => toAtoms(text).some(({ word }) => earlier.has(word));

/** Whether a line begins by taking something back. */
export function takesBack(text: string): boolean {
  const first = toAtoms(text.slice(0, 40)).find(isWord);
  return first !== undefined && cancel.has(first.word) && !not.has(first.word);
}

/** Whether a line takes goods back by its beginning, and no number follows. */
export function isWithdrawn(atoms: readonly Atom[]): boolean {
  const isBegun = phraseOf(withdraw, atoms.slice(speechOf(atoms))) !== undefined;
  return isBegun && atoms.every((_, at) => numberAt(atoms, at) === undefined);
}

/** Whether a line takes something back and asks for nothing instead. */
export function isCancelled(atoms: readonly Atom[]): boolean {
  const at = atoms.findIndex(({ word, role }) => role === undefined && cancel.has(word));
  if (at < 0) return false;
  const isPart = not.has(atoms[at]?.word ?? '');
  if (isPart)
    return (
      atoms.slice(0, at).every(({ word, value }) => value === undefined && filler.has(word)) &&
      atoms.slice(at).some(({ word }) => verbs.has(word))
    );
  const verb = atoms.findIndex(({ word }, index) => index > at && verbs.has(word));
  if (verb < 0) return true;
  for (const atom of atoms.slice(0, verb)) atom.role ??= 'note';
  return false;
}

/** Whether a word stands before a number, a size or a color that is not wanted any more: '8 not 6', 'coyote instead of black'. */
function isOtherPick(atoms: readonly Atom[], at: number, goods: Goods): boolean {
  const { word = '' } = atoms[at] ?? {};
  const next = units.has(atoms[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const { text = '' } = atoms[next] ?? {};
  const isPick =
    numberAt(atoms, next) !== undefined ||
    isLetterSize(text) ||
    fullWords(atoms.slice(next, next + 1)).some((one) => goods.isColor(one));
  return word.length > 2 && not.has(word) && isPick;
}

/** Whether a line says for what it puts something else. */
export const replaces = (text: string, goods: Goods): boolean => {
  const atoms = toAtoms(text);
  return atoms.some((_, at) => at > 0 && (isOtherPick(atoms, at, goods) || phraseAt(atoms, at) !== undefined));
};

/** Whether a line is nothing but a number: '4 of each', for what stands above it. */
export function countsAlone(text: string): boolean {
  const atoms = toAtoms(text).filter(({ text: own }) => /[\p{L}\d]/u.test(own));
  const isSmall = ({ word, value }: Atom) =>
    value !== undefined || units.has(word) || filler.has(word) || smallWords.has(word);
  return atoms.length > 1 && atoms.some((_, at) => numberAt(atoms, at)) && atoms.every(isSmall);
}

/** Gives what follows 'not' or 'no' up to the next mark the role of a note: it is not wanted. */
export function dropUnwanted(atoms: readonly Atom[], goods: Goods): void {
  for (const [at, { word, role }] of atoms.entries()) {
    if (role !== undefined || !not.has(word)) continue;
    const isOpening =
      !verbs.has(atoms[at + 1]?.word ?? '') && (at === 0 || /^[,;(–—-]$/.test(atoms[at - 1]?.text ?? ''));
    // '8 not 6', '5 instead of 3'.
    const isOther = isOtherPick(atoms, at, goods);
    // 'no, sorry, 3' puts 3 for what is said before.
    const isTurning = atoms[at + 1]?.role === 'note';
    if (!(isOpening || isOther) || isTurning || goods.numbers.placesOf([atoms[at + 1] as Atom]).length > 0) continue;
    let to = at + 1;
    while (to < atoms.length && !/^[,;)]$/.test(atoms[to]?.text ?? '')) to += 1;
    for (const atom of atoms.slice(at, to)) atom.role ??= 'note';
  }
}

import { type Atom, atomsText, isWord, toAtoms } from './atoms';
import type { Goods } from './goods';
import { numberAt } from './quantities';
import { orderWords } from './words';

const filler = orderWords('filler');
const prices = orderWords('price');

/** Whether a line asks what something costs. */
export const asksPrice = (line: string, atoms: readonly Atom[]): boolean =>
  /\?\s*$/.test(line) && atoms.some(({ word }) => word.length > 3 && prices.has(word));

const cancel = orderWords('cancel');

const verbs = orderWords('order');

const not = orderWords('not');

const revise = [...orderWords('revise')];

/** Whether a line puts something else in the place of the one before: 'make that 6'. */
export function revises(text: string): boolean {
  const words = toAtoms(text.slice(0, 60))
    .filter(isWord)
    .map(({ word }) => word)
    .join(' ');
  return revise.some((phrase) => words === phrase || words.startsWith(`${phrase} `));
}

const earlier = orderWords('earlier');

/** Whether a line speaks of others than the one right above. */
export const speaksOfEarlier = (text: string): boolean => toAtoms(text).some(({ word }) => earlier.has(word));

/** Whether a line begins by taking something back. */
export function takesBack(text: string): boolean {
  const first = toAtoms(text.slice(0, 40)).find(isWord);
  return first !== undefined && cancel.has(first.word) && !not.has(first.word);
}

/** Whether a line takes back in its middle what it said before: '4 shirts, make that 6', 'two no three'. */
export function changesMind(atoms: readonly Atom[]): boolean {
  const words = atoms.filter((atom) => isWord(atom) && atom.role !== 'position').map(({ word }) => word);
  const text = ` ${words.slice(1).join(' ')} `;
  return (
    revise.some((phrase) => text.includes(` ${phrase} `)) ||
    atoms.some(
      (atom, at) =>
        at > 0 &&
        not.has(atom.word) &&
        atom.role === undefined &&
        numberAt(atoms, at - 1) !== undefined &&
        numberAt(atoms, at + 1) !== undefined,
    )
  );
}

/** The words that revise the line before are no part of what is ordered. */
export function giveRevision(atoms: readonly Atom[]): void {
  const words = atoms.filter(isWord);
  const phrase =
    revise.find((one) =>
      words
        .map(({ word }) => word)
        .join(' ')
        .startsWith(one),
    ) ?? '';
  for (const atom of words.slice(0, phrase.split(' ').length)) atom.role ??= 'note';
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

/** Gives what follows 'not' or 'no' up to the next mark the role of a note: it is not wanted. */
export function dropUnwanted(atoms: readonly Atom[], goods: Goods): void {
  for (const [at, { word, role }] of atoms.entries()) {
    if (role !== undefined || !not.has(word)) continue;
    const isOpening = at === 0 || /^[,;(–—-]$/.test(atoms[at - 1]?.text ?? '');
    const isTurn = revise.some(
      (phrase) =>
        phrase.includes(' ') &&
        phrase.startsWith(`${word} `) &&
        atomsText(atoms.slice(at)).toLowerCase().startsWith(phrase),
    );
    if (!isOpening || isTurn || goods.numbered([atoms[at + 1] as Atom]).length > 0) continue;
    let to = at + 1;
    while (to < atoms.length && !/^[,;)]$/.test(atoms[to]?.text ?? '')) to += 1;
    for (const atom of atoms.slice(at, to)) atom.role ??= 'note';
  }
}

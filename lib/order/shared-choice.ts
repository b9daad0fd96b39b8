import { type Atom, isWord, toAtoms } from './atoms';
import { findGoods } from './find-goods';
import { fullWords } from './full-words';
import type { Goods } from './goods';
import { numberAt } from './quantities';
import { isLetterSize, labelOf } from './size-words';
import { orderWords } from './words';

const alike = orderWords('alike');
const filler = orderWords('filler');
const and = orderWords('and');
const units = orderWords('units');

/**
 * The parts of a line with what is said of all of them: '2 shirts and 2 trousers, all black, XL', '3 coats in navy and 3 matching trousers'.
 * A part that says it by itself keeps to that.
 */
export function withShared(segments: readonly (readonly Atom[])[], goods: Goods): readonly (readonly Atom[])[] {
  const [last] = segments.slice(-1);
  if (!last || segments.length < 2) return segments;
  const tail = tailOf(last, goods);
  return segments.map((own, index) => {
    const isAlike = own.some(({ word, role }) => role === undefined && alike.has(word));
    const before = isAlike && index > 0 ? picksOf(segments[index - 1] ?? [], goods) : [];
    // Several sizes are a run of the last goods alone.
    const isRun = tail.filter(({ text }) => isLetterSize(text)).length > 1;
    const shared = own === last || isRun ? [] : tail;
    return [...own, ...[...before, ...shared].filter((atom) => isMissing(atom, own, goods))];
  });
}

/** The colors and sizes that end a line behind a mark or 'all'. */
function tailOf(atoms: readonly Atom[], goods: Goods): readonly Atom[] {
  let from = atoms.length;
  let found = from;
  while (from > 0) {
    const atom = atoms[from - 1] as Atom;
    const isMark = /^[,;–—-]$/.test(atom.text) || alike.has(atom.word);
    const isCount = atom.value !== undefined || units.has(atom.word);
    if (!isMark && !isCount && !isPick(atom, goods) && !filler.has(atom.word) && !and.has(atom.word)) break;
    from -= 1;
    if (isMark) found = from;
  }
  return atoms
    .slice(found)
    .filter((atom, at, own) => isPick(atom, goods) || (atom.value !== undefined && alike.has(own[at - 1]?.word ?? '')));
}

const isPick = (atom: Atom, goods: Goods) =>
  atom.role === undefined && (goods.isColor(atom.stem) || isLetterSize(atom.text) || labelOf(atom.word) === 'size');

/** The colors and letter sizes of a part. */
const picksOf = (atoms: readonly Atom[], goods: Goods) => {
  const named = findGoods(atoms, goods).meant[0]?.named;
  return atoms.filter((atom) => isPick(atom, goods) && !named?.has(atom));
};

/** Whether a part says nothing of the kind of an atom: no color, or no size. */
function isMissing(atom: Atom, own: readonly Atom[], goods: Goods): boolean {
  const isColor = (one: Atom) => isWord(one) && goods.isColor(one.stem);
  const best = findGoods(own, goods).meant[0];
  const named = best?.named;
  const row = best && goods.rows[best.place];
  const isOffered = row?.colors.some(({ name }) =>
    fullWords(toAtoms(name)).some((word) => fullWords([atom]).includes(word)),
  );
  if (isWord(atom) && goods.isColor(atom.stem) && !isOffered) return false;
  const free = own.filter((one) => one.role === undefined && !named?.has(one));
  return isColor(atom)
    ? !free.some(isColor)
    : !free.some(
        (one, at) => isLetterSize(one.text) || (one.value !== undefined && numberAt(free, at) !== undefined && at > 1),
      );
}

import { type Atom, isWord } from './atoms';
import { isLetterSize } from './size-words';
import { orderNumbers, orderWords } from './words';

/** A number of pieces that a line marks as one; `value` is undefined where nobody can know it, unless the goods tell what is in one of `packs`. */
export type Counted = {
  to: number;
  value: number | undefined;
  isEach: boolean;
  isMarked: boolean;
  packs?: { count: number; word: string; isTold: boolean };
};

const labels = orderWords('quantity');
const units = orderWords('units');
const containers = orderWords('containers');
const each = orderWords('each');
const per = orderWords('per');
const same = orderWords('same');
const packs = orderWords('packs');
const vague = orderWords('vague');
const half = orderWords('half');
const rest = orderWords('rest');
const and = orderWords('and');
const verbs = orderWords('order');
const numbers = orderNumbers('numbers');
const groups = orderNumbers('groups');
/** The doubt where a line names no number that anybody could know. */
export const NOT_COUNTED = 'How many is not said.';
const ARTICLE = 1;

/** A number in figures or words: '4', 'four', 'thirty four', 'a hundred'. */
export function numberAt(
  atoms: readonly Atom[],
  at: number,
): { value: number; to: number; isArticle: boolean } | undefined {
  const atom = atoms[at];
  if (!atom) return undefined;
  if (atom.value !== undefined) return { value: atom.value, to: at + 1, isArticle: false };
  const value = numbers.get(atom.word);
  const step = atoms[at + 1]?.text === '-' && atoms[at + 1]?.isGlued ? 2 : 1;
  const next = atoms[at + step];
  // 'seven-in-one'.
  const isPart = step > 1 && next?.isGlued && !numbers.has(next.word);
  if (value === undefined || isPart) return undefined;
  const ones = next && next.cell === atom.cell ? numbers.get(next.word) : undefined;
  if (ones !== undefined && value >= 20 && value < 100 && ones < 10)
    return { value: value + ones, to: at + step + 1, isArticle: false };
  // 'a couple'.
  if (ones !== undefined && value === ARTICLE && ones > 1) return numberAt(atoms, at + 1);
  return { value, to: at + 1, isArticle: value === ARTICLE };
}

/** Atoms with 'nine and a half' and '9 y medio' as one number each. */
export function withHalves(atoms: readonly Atom[]): Atom[] {
  const found: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    const number = and.has(atoms[at + 1]?.word ?? '') ? numberAt(atoms, at) : undefined;
    const end =
      number &&
      (half.has(atoms[at + 2]?.word ?? '')
        ? at + 2
        : numberAt(atoms, at + 2)?.isArticle && half.has(atoms[at + 3]?.word ?? '')
          ? at + 3
          : undefined);
    if (end === undefined || !number) found.push(atom);
    else {
      const value = number.value + 0.5;
      found.push({
        ...atom,
        text: String(value),
        word: String(value),
        stem: String(value),
        key: String(value).replace('.', ''),
        value,
        end: (atoms[end] as Atom).end,
      });
      at = end;
    }
  }
  return found;
}

/** Reads a number of pieces that says that it counts: 'qty 4', 'x4', '4 ea', '(4)', '2 dozen', '- 4' at the end. */
export function quantityAt(
  atoms: readonly Atom[],
  at: number,
  isFree: (index: number) => boolean = (index) => index < atoms.length,
): Counted | undefined {
  const atom = atoms[at] as Atom;
  const free = (index: number) => isFree(index) && atoms[index]?.cell === atom.cell;
  if (vague.has(atom.word)) return marked(at + 1, undefined);
  if (containers.has(atom.word) && units.has(atoms[at + 1]?.word ?? '') && atoms[at + 1]?.word.length === 2)
    return marked(at + 2, undefined);
  // 'ditto qty'.
  if (labels.has(atom.word) && same.has(atoms[at - 1]?.word ?? '')) return marked(at + 1, undefined);
  if (labels.has(atom.word)) return afterLabel(atoms, at + 1, free);
  // '2 x 9' of shoes is two in 9.
  const isSized =
    atoms[at - 1]?.value !== undefined && !atom.isGlued && atoms[at + 1]?.isGlued === false && free(at - 1);
  if (/^[x*]$/.test(atom.word) && atoms[at + 1]?.value !== undefined && free(at + 1) && !isSized)
    return marked(at + 2, atoms[at + 1]?.value);
  if (half.has(atom.word) || groups.has(atom.word)) {
    const isHalf = half.has(atom.word);
    return (
      inGroups(atoms, at, isHalf ? 0.5 : 1, at + (isHalf ? 1 : 0), free) ??
      (isHalf ? shareAt(atoms, at + 1) : undefined)
    );
  }
  if (rest.has(atom.word) && atoms.slice(0, at).some(({ word }) => half.has(word))) return shareAt(atoms, at + 1);
  const number = numberAt(atoms, at);
  if (!number || !free(number.to - 1)) return undefined;
  return inGroups(atoms, at, number.value, number.to, free) ?? counted(atoms, at, number, free);
}

/** A minus: '-3' by itself. */
const isMinus = (atoms: readonly Atom[], at: number) =>
  /^[-−]$/.test(atoms[at]?.text ?? '') &&
  atoms[at + 1]?.value !== undefined &&
  atoms[at + 1]?.isGlued === true &&
  !atoms[at]?.isGlued;

const marked = (to: number, value: number | undefined, isEach = false): Counted => ({
  to,
  value,
  isEach,
  isMarked: true,
});

/** 'half of them', 'the rest': a part of what is counted elsewhere, as 0.5. */
function shareAt(atoms: readonly Atom[], at: number): Counted {
  let to = at;
  while (half.has(atoms[to]?.word ?? '') || units.has(atoms[to]?.word ?? '')) to += 1;
  return marked(to, 0.5);
}

/** 'qty: 4', 'need 4'; a label with no number behind it says nothing. */
function afterLabel(atoms: readonly Atom[], from: number, free: (index: number) => boolean): Counted | undefined {
  let at = from;
  while (/^[:#=.-]$/.test(atoms[at]?.text ?? '') && !isMinus(atoms, at)) at += 1;
  const number = free(at) ? numberAt(atoms, at) : undefined;
  if (!number) return undefined;
  return (
    inGroups(atoms, at, number.value, number.to, free) ??
    counted(atoms, at, number, free) ??
    marked(number.to, number.value)
  );
}

/** '2 dozen', 'half a dozen', 'a gross', '3 boxes of 10', '2 cases'. */
function inGroups(
  atoms: readonly Atom[],
  from: number,
  value: number,
  to: number,
  free: (index: number) => boolean,
): Counted | undefined {
  const skip = atoms[to]?.word === 'a' || atoms[to]?.text === '-' ? 1 : 0;
  const word = atoms[to + skip]?.word ?? '';
  const size = free(to + skip) || groups.has(word) ? groups.get(word) : undefined;
  if (size !== undefined) {
    const next = atoms[to + skip + 1]?.word ?? '';
    const end = to + skip + 1;
    // 'a dozen and a half'.
    const more =
      and.has(next) && half.has(atoms[end + 2]?.word ?? '')
        ? 3
        : and.has(next) && half.has(atoms[end + 1]?.word ?? '')
          ? 2
          : 0;
    if (more > 0) return marked(end + more + (units.has(atoms[end + more]?.word ?? '') ? 1 : 0), (value + 0.5) * size);
    return marked(to + skip + (units.has(next) ? 2 : 1), value * size, each.has(next));
  }
  if (half.has(atoms[from]?.word ?? '') || !containers.has(word)) return undefined;
  const [of, number] = [atoms[to + skip + 1], atoms[to + skip + 2]];
  const isTold = of !== undefined && units.has(of.word) && number?.value !== undefined && free(to + skip + 2);
  const end = to + skip + (isTold ? 3 : 1);
  const isEach = each.has(atoms[end]?.word ?? '');
  const count = isTold ? value * (number.value as number) : undefined;
  return { ...marked(isEach ? end + 1 : end, count, isEach), packs: { count: value, word, isTold } };
}

function counted(
  atoms: readonly Atom[],
  at: number,
  { value, to, isArticle }: { value: number; to: number; isArticle: boolean },
  free: (index: number) => boolean,
): Counted | undefined {
  const [before, next, after] = [atoms[at - 1], atoms[to], atoms[to + 1]];
  const isFigure = atoms[at]?.value !== undefined;
  if (isMinus(atoms, at - 1)) return undefined;
  // 'one per officer': nobody knows of how many.
  if (next && per.has(next.word) && isWord(after)) return marked(to + 2, undefined);
  const isUnit = next !== undefined && units.has(next.word) && free(to);
  if (isUnit && !(next.isGlued && next.text.length < 2)) {
    let end = to + 1;
    while (units.has(atoms[end]?.word ?? '') && free(end)) end += 1;
    const isEach = each.has(next.word) && !next.isGlued;
    const count = marked(end, value, isEach || each.has(after?.word ?? '') || packs.has(next.word));
    return packs.has(next.word) ? { ...count, packs: { count: value, word: next.word, isTold: false } } : count;
  }
  // 'one 38', 'an XL', and not 'a 3XL' as 1 of 3.
  const isGluedSize = next?.value !== undefined && after?.isGlued === true && isLetterSize(`${next.text}${after.text}`);
  const isSizeNext = next !== undefined && free(to) && (next.value !== undefined || isLetterSize(next.text));
  // 'one' counts, and 'a' says nothing more than 1.
  const isOne = isArticle && !isFigure && (atoms[at]?.word.length ?? 0) > 2;
  if (isArticle && !isFigure && isSizeNext && (isOne || isGluedSize || next.value === undefined))
    return marked(to, value);
  if (isOne && isWord(next) && free(to) && at === 0) return marked(to, value);
  // Behind brackets or marks: '(4)', 'x 4', '4 x'.
  if (isFigure && Number.isInteger(value) && /^[([]$/.test(before?.text ?? '') && /^[)\]]$/.test(next?.text ?? ''))
    return marked(to, value);
  const isSize =
    /^[x]$/.test(next?.word ?? '') &&
    (isLetterSize(`x${after?.text ?? ''}`) || isLetterSize(`x-${atoms[to + 2]?.text ?? ''}`)) &&
    isLetterSize(after?.text === '-' ? (atoms[to + 2]?.text ?? '') : (after?.text ?? ''));
  if (isFigure && isSize) return marked(to, value);
  // '2 x 36/32' counts a pair of measures, '34 x 32' is one.
  const isPair = /^[x/]$/.test(atoms[to + 2]?.word ?? '') && atoms[to + 3]?.value !== undefined;
  if (isFigure && /^[x*]$/.test(next?.word ?? '') && !(after?.value !== undefined && free(to + 1) && !isPair))
    return marked(to + 1, value);
  if (
    isFigure &&
    before !== undefined &&
    Number.isInteger(value) &&
    /^[-–—=:]$/.test(before.text) &&
    (!before.isGlued || before.text === ':' || before.text === '=') &&
    at > 1 &&
    (!atoms[at]?.isGlued || before.text === '=') &&
    isEnd(atoms, to) &&
    next?.text !== '(' &&
    // ': 9, 9½, 10' is a list.
    !(next?.text === ',' && after?.value !== undefined)
  )
    return marked(to, value);
  if (isFigure && before !== undefined && verbs.has(before.word) && Number.isInteger(value) && value < 100)
    return marked(to, value);
  // Words are numbers before goods, at the beginning or after a mark; 'a' and 'one' say nothing more than 1.
  if (!isFigure && !isArticle && isWord(atoms[at]))
    return { to, value, isEach: each.has(next?.word ?? ''), isMarked: true };
  return undefined;
}

const isEnd = (atoms: readonly Atom[], at: number) =>
  at >= atoms.length || /^[,;)(.!]$/.test(atoms[at]?.text ?? '') || atoms[at]?.cell !== atoms[at - 1]?.cell;

import { choiceWords } from '../catalogue/choice';
import { type Atom, isWord } from './atoms';
import { variantsNamed } from './candidates';
import { isOptionOf } from './explain';
import { findGoods, type GoodsFound } from './find-goods';
import { fullWords } from './full-words';
import type { Goods } from './goods';
import { FOUND } from './limits';
import { quantityAt } from './quantities';
import type { OrderColumn } from './resolution';
import { orderWords } from './words';

const and = orderWords('and');
const units = orderWords('units');

/** The parts of a line that each name goods of their own: '2 shirts and 3 polos'. */
export function segmentsOf(
  atoms: readonly Atom[],
  goods: Goods,
  columnOf: (atom: Atom) => OrderColumn | undefined,
): (readonly Atom[])[] {
  const bounds = atoms.flatMap((atom, at) =>
    columnOf(atom) === undefined && atom.role === undefined && isBound(atoms, at) ? [at] : [],
  );
  let segments: (readonly Atom[])[] = [];
  let from = 0;
  for (const at of [...bounds, atoms.length]) {
    const own = atoms.slice(from, at);
    const last = segments.at(-1);
    if (last && (!namesGoods(own, goods) || !namesGoods(last, goods) || isOne(last, own, goods)))
      segments = [...segments.slice(0, -1), atoms.slice(atoms.indexOf(last[0] as Atom), at)];
    else segments.push(own);
    from = at;
  }
  segments = segments.filter(({ length }) => length > 0);
  // 'Sgt. O'Brien (M): …': the size behind the name holds for all that follows.
  const colon = atoms.findIndex(({ text }) => text === ':');
  const front = atoms.slice(0, colon + 1);
  const shared =
    segments.length > 1 && front.some(({ role }) => role === 'person')
      ? front.filter(({ role }) => role === undefined)
      : [];
  return withEach(segments.map((own, index) => (index === 0 ? own : [...shared, ...own])));
}

/** Parts with the 'ea' of the first or the last, where they have no number of their own: '1 ea: a coat & a trouser', 'a shirt + trousers, 2 ea'. */
function withEach(segments: readonly (readonly Atom[])[]): (readonly Atom[])[] {
  const countsIn = (own: readonly Atom[]) =>
    own.flatMap(
      (_, at) => quantityAt(own, at, (index) => own[index]?.role === undefined && own[index] !== undefined) ?? [],
    );
  const [first = [], last = []] = [segments[0], segments.at(-1)];
  const front = countsIn(first)[0];
  const lead =
    front?.isEach && first.slice(0, front.to).every(({ text }) => !/^[,;]$/.test(text)) && front.to < 4
      ? first.slice(0, front.to)
      : [];
  const at = last.findIndex(
    (_, index) =>
      quantityAt(last, index, (other) => last[other]?.role === undefined && last[other] !== undefined)?.isEach &&
      index > last.length - 6,
  );
  const each = lead.length > 0 ? lead : at > 0 && segments.length > 1 ? last.slice(at) : [];
  return segments.map((own) => (own.includes(each[0] as Atom) || countsIn(own).length > 0 ? own : [...own, ...each]));
}

const isBound = (atoms: readonly Atom[], at: number) => {
  const { text = '', word = '' } = atoms[at] ?? {};
  return (
    at > 0 &&
    ((atoms[at]?.cell !== atoms[at - 1]?.cell && [at - 1, at].every((one) => isWholeCell(atoms, one))) ||
      text === ',' ||
      (text === '.' &&
        (atoms[at - 1]?.text.length ?? 0) > 2 &&
        atoms[at]?.isGlued === true &&
        atoms[at + 1]?.isGlued === false) ||
      /^[;&+]$/.test(text) ||
      (text === '/' && !atoms[at]?.isGlued) ||
      and.has(word))
  );
};

/** Whether the cell of an atom says what and how many: 'MegaStream - 2'. */
function isWholeCell(atoms: readonly Atom[], at: number): boolean {
  const own = atoms.filter(({ cell }) => cell === atoms[at]?.cell);
  return own.length > 2 && own.some((_, index) => quantityAt(own, index, (other) => other < own.length)?.isMarked);
}

/** Whether some atoms name goods by a number or a noun. */
function namesGoods(atoms: readonly Atom[], goods: Goods): boolean {
  const found = findGoods(atoms, goods);
  if (found.isNumbered) return true;
  // A guess names nothing of its own.
  if (found.meant[0]?.isGuessed) return false;
  const [best] = found.meant;
  return (
    best !== undefined &&
    found.share >= FOUND &&
    atoms.some(
      (atom) =>
        best.named.has(atom) &&
        !units.has(atom.word) &&
        !goods.isColor(atom.stem) &&
        (goods.isNoun(atom.stem) || (found.isCertain && isWord(atom))),
    )
  );
}

/** Whether two parts of a line speak of one product. */
function isOne(one: readonly Atom[], two: readonly Atom[], goods: Goods): boolean {
  const [first, second, both] = [one, two, [...one, ...two]].map((atoms) => findGoods(atoms, goods)) as [
    GoodsFound,
    GoodsFound,
    GoodsFound,
  ];
  if (first.isNumbered && second.isNumbered) {
    const row = goods.rows[first.meant[0]?.place ?? -1];
    const [here, there] = [one, two].map((atoms) => row && variantsNamed(atoms, row, goods).map(choiceWords).join());
    return first.meant[0]?.place === second.meant[0]?.place && (!here || !there || here === there);
  }
  const [best] = both.meant;
  if (!best) return false;
  const named = (atoms: readonly Atom[], { meant }: GoodsFound) => atoms.filter((atom) => meant[0]?.named.has(atom));
  // 'belt size L, cuff case': each names goods by a noun of its own.
  const nounOf = (atoms: readonly Atom[], { meant: [own] }: GoodsFound) =>
    own && atoms.find((atom) => own.named.has(atom) && fullWords([atom]).includes(goods.wordsOf(own.place).noun))
      ? goods.wordsOf(own.place).noun
      : undefined;
  const nouns = [nounOf(one, first), nounOf(two, second)].filter((noun) => noun !== undefined);
  if (new Set(nouns).size > 1 && !nouns.every((noun) => goods.wordsOf(best.place).name.includes(noun))) return false;
  // 'hand' of 'left hand' names a choice of the product.
  return [...named(one, first), ...named(two, second)].every(
    (atom) => best.named.has(atom) || isOptionOf(best.place, [atom], goods),
  );
}

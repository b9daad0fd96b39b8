import { sizeControls } from '../catalogue/size-controls';
import type { IndexRow } from '../listing/row';
import type { Atom } from './atoms';
import { type FoundPart, foundParts } from './found-part';
import { namesPerson, type Previous, takenFrom } from './previous';
import { type ChoiceReading, readPicks } from './read-picks';
import type { Segment } from './segment';
import { orderWords, smallWords } from './words';

const same = orderWords('same');
const filler = orderWords('filler');

const SEVERAL = 'The line before orders several things.';

/** Whether a part of a line asks for goods of an earlier one: 'same', or quotes below the words that they stand for. */
export const speaksAgain = (atoms: readonly Atom[]) => {
  const [first, second] = atoms;
  const isDitto = /^["”″]$/.test(first?.text ?? '') && second?.isGlued === false;
  return isDitto || atoms.some(({ word, role }) => role === undefined && same.has(word));
};

/** The things that a part of a line orders of the goods of a line before it; undefined where it names goods of its own. */
export function earlierGoods(segment: Segment): FoundPart[] | undefined {
  return underEmptyCell(segment) ?? (segment.isAgain ? again(segment) : goingOn(segment));
}

/** The first cell of a row stands for the empty ones under it. */
function underEmptyCell(segment: Segment): FoundPart[] | undefined {
  const { line, previous, found, read, marks } = segment;
  const above = previous.at(-1);
  if (!line.isRow || !/^\t/.test(line.text) || !above || above.place < 0 || found.meant.length > 0) return undefined;
  const reading = read(above.place, new Set());
  return foundParts(segment, above.place, { reading, marks: marks(reading) });
}

/** A line that says nothing but sizes or colors and how many goes on with the goods right above. */
function goingOn(segment: Segment): FoundPart[] | undefined {
  const { atoms, line, goods, previous, found, marks } = segment;
  const above = previous.at(-1);
  if (!above || above.place < 0 || above.at < line.at - 1 || found.meant.length > 0) return undefined;
  const row = goods.rows[above.place] as IndexRow;
  // The sizes of such a line are its own.
  const sizes = new Set<string>(sizeControls(row.sizes).map(({ name }) => name));
  const kept = Object.entries(above.choice).filter(([name]) => !sizes.has(name));
  const before: Previous = { ...above, choice: Object.fromEntries(kept) };
  const reading = readPicks(atoms, new Set(), row, goods, before);
  if (!saysPicksAlone(atoms, reading)) return undefined;
  return foundParts(
    segment,
    above.place,
    { reading, marks: marks(reading) },
    placesAt(above, previous) > 1 ? SEVERAL : undefined,
  );
}

function saysPicksAlone(atoms: readonly Atom[], { roles, entries }: ChoiceReading): boolean {
  const isPassed = (atom: Atom) =>
    atom.role !== undefined || filler.has(atom.word) || smallWords.has(atom.word) || !/[\p{L}\d]/u.test(atom.text);
  return (
    [...roles.values()].some((role) => role === 'size' || role === 'color' || role === 'option') &&
    entries.every(({ isCounted }) => isCounted) &&
    atoms.every((atom) => roles.has(atom) || isPassed(atom))
  );
}

const placesAt = ({ at }: Previous, previous: readonly Previous[]) =>
  new Set(previous.filter((one) => one.at === at).map(({ place }) => place)).size;

/** 'the same in L', 'make that 6'. */
function again(segment: Segment): FoundPart[] | undefined {
  const { atoms, goods, found, marks, isRevision, remarks } = segment;
  const previous = segment.previous.filter(({ place }) => place >= 0);
  const isNamed = ({ stem, role }: Atom, place: number) =>
    role === undefined && goods.isNoun(stem) && goods.wordsOf(place).strong.has(stem);
  const placed = found.meant.map(({ place }) => place);
  const isOwn = ({ person }: Previous) => isRevision && person !== undefined && person === remarks.person;
  const isTheirs = ({ place }: Previous) => placed.includes(place) || atoms.some((atom) => isNamed(atom, place));
  const rank = (one: Previous) =>
    Number(namesPerson(one, atoms)) * 4 +
    Number(isTheirs(one)) * 2 +
    Number(isOwn(one)) +
    (placed.includes(one.place) ? 1 - placed.indexOf(one.place) / placed.length : 0);
  const [before] = previous.toReversed().toSorted((a, b) => rank(b) - rank(a));
  if (!before) return undefined;
  // 'same polo', and not 'on the same order'.
  const isSameKind = atoms.some(
    ({ word }, at) => same.has(word) && atoms.slice(at + 1, at + 4).some((atom) => isNamed(atom, before.place)),
  );
  const isOpen = isRevision && !found.isCertain && !found.isNumbered;
  if (placed.length > 0 && !isSameKind && !isOpen) return undefined;
  const named = atoms.filter(
    (atom) => same.has(atom.word) || (isNamed(atom, before.place) && !goods.isColor(atom.stem)),
  );
  const row = goods.rows[before.place] as IndexRow;
  const reading = readPicks(atoms, new Set(named), row, goods, takenFrom(before, remarks.person, atoms));
  // Goods that are not known may be meant as well.
  const isUnknown = segment.previous.some(
    (one) => one.place < 0 && (rank(before) === 0 ? one.at > before.at : namesPerson(one, atoms)),
  );
  const isOne =
    previous.filter(({ at }) => at === before.at).length < 2 || atoms.some(({ stem }) => goods.isNoun(stem));
  const isOther = placed.length > 0 && !isTheirs(before);
  const isTold = reading.entries.every(({ isCounted }) => isCounted) || reading.roles.size > 0;
  const isClear = isOne && !isOther && !isUnknown && (!isRevision || isTold);
  return foundParts(segment, before.place, { reading, marks: marks(reading) }, isClear ? undefined : SEVERAL);
}

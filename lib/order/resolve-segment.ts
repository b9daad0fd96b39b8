import type { IndexRow } from '../listing/row';
import { type Atom, atomsText, isWord } from './atoms';
import { earlierGoods } from './earlier-goods';
import type { Meant } from './explain';
import { foundParts, type OrderPart } from './found-part';
import { fullWords } from './full-words';
import type { Goods } from './goods';
import { FOUND, MOST_CANDIDATES } from './limits';
import { NOT_COUNTED, numberAt, quantityAt } from './quantities';
import type { ChoiceReading } from './read-picks';
import type { Segment } from './segment';
import { orderWords } from './words';

const filler = orderWords('filler');
const units = orderWords('units');
const packWords = orderWords('packs');

const SHOWN = 0.34;
const LONG_SENTENCE = 6;
const IN_PACKS = 'It is sold in packs: is the number one of packs, or of pieces?';
const UNSURE = 'It may be something else.';

/** The meanings of a part of a line that names one product. */
export function resolveSegment(segment: Segment): OrderPart[] {
  const earlier = earlierGoods(segment);
  if (earlier) return earlier;
  const { atoms, names, line, goods, remarks, found, read, isRevision } = segment;
  const [best] = found.meant;
  const isMeant = best !== undefined && (found.isNumbered || (found.isCertain && best.isWhole) || found.share >= SHOWN);
  const isAsked = line.isRow || isOrdering(atoms, goods);
  const words = atoms.filter((atom) => isWord(atom) && atom.role === undefined);
  if (!best || !isMeant) {
    if (!isAsked || words.length === 0) return [{ kind: 'prose' }];
    return [{ kind: 'none', quantity: plainQuantity(atoms), ...remarks, marks: segment.marks(), doubts: [] }];
  }
  const reading = read(best.place, best.named);
  const isExplained = (atom: Atom) => best.named.has(atom) || reading.roles.has(atom) || filler.has(atom.word);
  if (!isAsked && words.filter((atom) => !isExplained(atom)).length > LONG_SENTENCE) return [{ kind: 'prose' }];
  const left = best.missing
    .filter(({ isColor, from, to }) => !isColor && !names.slice(from, to).every((atom) => reading.roles.has(atom)))
    .map(({ from, to }) => `“${atomsText(names.slice(from, to))}”`);
  const doubts = [...found.doubts, ...(left.length > 0 ? [`Left aside: ${left.join(', ')}.`] : [])];
  const isBare = reading.entries.every(({ isCounted }) => !isCounted);
  // A number of the shop's in an address, '7300 Industrial Pkwy', orders nothing.
  const isNamed = atoms.some((atom) => best.named.has(atom) && goods.isNoun(atom.stem));
  if (found.isNumbered && isBare && !isNamed && !line.isRow && left.length > 2 && best.named.has(firstOf(atoms)))
    return [{ kind: 'prose' }];
  const marks = segment.marks(reading, best.named);
  const candidates = found.meant.filter(({ score }) => score >= best.score * 0.8).slice(0, MOST_CANDIDATES);
  const isCertain =
    found.isCertain && (found.isNumbered || ((best.isWhole || found.share >= FOUND) && !lacksNoun(best, names, goods)));
  if (isCertain || candidates.length === 1) {
    const isPacked = !found.isNumbered && countsPieces(best.place, atoms, reading, goods);
    const isDoubtful = isBare && (isRevision || isPluralNumber(atoms, best.named));
    const why = !isCertain ? UNSURE : isPacked ? IN_PACKS : isDoubtful ? NOT_COUNTED : undefined;
    return foundParts(segment, best.place, { reading, marks, doubts }, why);
  }
  const others = candidates.map(({ place, named }) => ({
    row: goods.rows[place] as IndexRow,
    own: read(place, named).entries,
  }));
  return reading.entries.map((entry, index) => ({
    kind: 'which',
    candidates: others.map(({ row, own }) => ({ row, choice: (own[index] ?? own[0])?.choice ?? {} })),
    quantity: entry.quantity,
    asks: entry.asks.filter((ask) => ask === 'quantity'),
    ...remarks,
    marks,
    doubts: [...doubts, ...entry.doubts],
  }));
}

const firstOf = (atoms: readonly Atom[]) =>
  atoms.find(({ role, text }) => role === undefined && /[\p{L}\d]/u.test(text)) as Atom;

/** Whether an unknown word stands where the goods are named, as in 'body cameras', and no other word names goods. */
function lacksNoun({ named, missing }: Meant, atoms: readonly Atom[], goods: Goods): boolean {
  if (atoms.some((atom) => named.has(atom) && (goods.isNoun(atom.stem) || atom.value !== undefined))) return false;
  return missing.some(
    ({ isKnown, from }) => !isKnown && named.has(atoms[from - 1] as Atom) && (atoms[from]?.text.length ?? 0) > 3,
  );
}

/**
 * Whether the number of what is sold in packs or pairs may be one of pieces: another word follows the number, as in '12 shirts', or no pack
 * is spoken of where the name tells how many are in one.
 */
function countsPieces(place: number, atoms: readonly Atom[], { roles }: ChoiceReading, goods: Goods): boolean {
  const { name, numbers } = goods.wordsOf(place);
  const packs = [...numbers.values()].flatMap((beside) => [...beside].filter((word) => units.has(word)));
  const sold = [...packs, ...name.filter((word) => units.has(word))];
  if (sold.length === 0) return false;
  const isPack = (atom: Atom) => packWords.has(atom.word) || fullWords([atom]).some((word) => sold.includes(word));
  const isOfPieces = (atom: Atom, at: number) => {
    const [next, ...others] = atoms.slice(at + 1, at + 4);
    const isCount = roles.get(atom) === 'quantity' && !isPack(atom) && !units.has(atom.word);
    return isCount && isWord(next) && goods.isNoun(next.stem) && ![next, ...others].some(isPack);
  };
  return atoms.some(isOfPieces) || (packs.length > 0 && !atoms.some(isPack));
}

/** Whether a line begins with a number of few digits that may count what follows in the plural: '65 belt keepers'. */
function isPluralNumber(atoms: readonly Atom[], named: ReadonlySet<Atom>): boolean {
  const at = atoms.findIndex(({ role, text }) => role === undefined && /[\p{L}\d]/u.test(text));
  const first = atoms[at];
  return (
    first?.value !== undefined &&
    named.has(first) &&
    first.text.length < 4 &&
    Number.isInteger(first.value) &&
    isWord(atoms[at + 1]) &&
    (units.has(atoms[at + 1]?.word ?? '') ||
      atoms.slice(at + 1, at + 4).some(({ word, stem }) => word !== stem && word.endsWith('s')))
  );
}

/** Whether a line asks for something: it counts, or says so. */
function isOrdering(atoms: readonly Atom[], goods: Goods): boolean {
  const isFree = (at: number) => atoms[at]?.role === undefined;
  const isCounting = atoms.some((_, at) => isFree(at) && quantityAt(atoms, at, isFree)?.isMarked);
  const words = atoms.filter((atom) => isWord(atom) && atom.role === undefined);
  const edge = [
    atoms.find(({ role, text }) => role === undefined && /[\p{L}\d]/u.test(text)),
    atoms.findLast(({ role, text }) => role === undefined && /[\p{L}\d]/u.test(text)),
  ];
  const isReferring = atoms.some(({ role }) => role === 'reference');
  const isNamed = words.some(({ stem }) => goods.isNoun(stem)) && words.some(({ stem }) => goods.isPlainColor(stem));
  const most = isNamed ? 8 : 5;
  return isCounting || edge.some((atom) => atom?.value !== undefined) || (words.length <= most && !isReferring);
}

function plainQuantity(atoms: readonly Atom[]): number {
  const isFree = (at: number) => atoms[at]?.role === undefined;
  const marked = atoms
    .map((_, at) => (isFree(at) ? quantityAt(atoms, at, isFree)?.value : undefined))
    .find((value) => value !== undefined);
  const first =
    marked ??
    atoms
      .map((_, at) => (isFree(at) ? numberAt(atoms, at)?.value : undefined))
      .find((value) => value !== undefined && Number.isInteger(value));
  return first !== undefined && Number.isInteger(first) && first > 0 && first < 10_000 ? first : 1;
}

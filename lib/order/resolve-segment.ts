import { sizeControls } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';
import { type Atom, atomsText, isWord } from './atoms';
import type { Meant } from './explain';
import { findGoods } from './find-goods';
import { fullWords } from './full-words';
import type { Goods } from './goods';
import { FOUND, MOST_CANDIDATES } from './limits';
import { marksOf } from './marks-of';
import type { Meaning, OrderLine, Previous } from './order-line';
import { NOT_COUNTED, numberAt, quantityAt } from './quantities';
import { type ChoiceReading, readPicks } from './read-picks';
import type { Remarks } from './remarks';
import type { Mark, OrderAsk, OrderColumn, Resolution } from './resolution';
import { orderWords } from './words';

const same = orderWords('same');

const filler = orderWords('filler');

const units = orderWords('units');

const SHOWN = 0.34;

const LONG_SENTENCE = 6;

const IN_PACKS = 'It is sold in packs: is the number one of packs, or of pieces?';

const SIZES = new Set<OrderColumn>(['size', 'waist', 'length', 'sleeve']);

/** A thing that is found, with its number asked for. */
export function doubted(
  one: Extract<Resolution, { kind: 'found' }>,
  why: string,
): Extract<Resolution, { kind: 'found' }> {
  return { ...one, asks: [...new Set<OrderAsk>([...one.asks, 'quantity'])], doubts: [...one.doubts, why] };
}

type Without<Any> = Any extends unknown ? Omit<Any, 'text' | 'at' | 'under'> : never;

type Part = Without<Meaning>;

/** The meanings of a part of a line that names one product. */
export function resolveSegment(
  atoms: readonly Atom[],
  line: OrderLine,
  columnOf: (atom: Atom) => OrderColumn | undefined,
  goods: Goods,
  remarks: Remarks,
  previous: readonly Previous[],
  isRevision: boolean,
): Part[] {
  const isAgain = isRevision || atoms.some(({ word, role }) => role === undefined && same.has(word));
  const again = isAgain
    ? (previous.findLast(({ place }) =>
        atoms.some(
          ({ stem, role }) => role === undefined && goods.isNoun(stem) && goods.wordsOf(place).strong.has(stem),
        ),
      ) ?? previous.at(-1))
    : undefined;
  const nameAtoms = atoms.filter((atom) => ['words', 'item', 'maker', 'goods', undefined].includes(columnOf(atom)));
  // A person's sizes in a roster are for all garments that come in sizes.
  const isRoster = line.cells.some(({ column }) => column === 'goods');
  const isShared = (atom: Atom) => isRoster && SIZES.has(columnOf(atom) as OrderColumn);
  const readings = new Map<number, ChoiceReading>();
  const read = (place: number, named: ReadonlySet<Atom>) => {
    const reading =
      readings.get(place) ??
      readPicks(
        sizeControls((goods.rows[place] as IndexRow).sizes).length > 0
          ? atoms
          : atoms.filter((atom) => !isShared(atom)),
        named,
        goods.rows[place] as IndexRow,
        goods,
        again?.place === place ? (remarks.person === undefined ? again : { ...again, quantity: 1 }) : undefined,
      );
    readings.set(place, reading);
    return reading;
  };
  const marks = (reading?: ChoiceReading, named?: ReadonlySet<Atom>) => marksOf(atoms, isShared, reading, named);
  const found = findGoods(nameAtoms, goods, read);
  const above = previous.at(-1);
  // The first cell of a row stands for the empty ones under it.
  if (line.isRow && /^\t/.test(line.text) && above && found.meant.length === 0)
    return toFound(goods, above.place, read(above.place, new Set()), remarks, [], marks(read(above.place, new Set())));
  // 'same polo', and not 'on the same order'.
  const isSameKind =
    again !== undefined &&
    atoms.some(
      (atom, at) =>
        same.has(atom.word) &&
        atoms
          .slice(at + 1, at + 4)
          .some(({ stem }) => goods.isNoun(stem) && goods.wordsOf(again.place).strong.has(stem)),
    );
  if (again && (found.meant.length === 0 || isSameKind)) {
    const reading = read(
      again.place,
      new Set(
        atoms.filter(
          ({ word, stem }) =>
            same.has(word) ||
            (goods.isNoun(stem) && goods.wordsOf(again.place).strong.has(stem) && !goods.isColor(stem)),
        ),
      ),
    );
    const isOne =
      previous.filter(({ at }) => at === again.at).length < 2 || atoms.some(({ stem }) => goods.isNoun(stem));
    const repeated = toFound(goods, again.place, reading, remarks, [], marks(reading));
    const isCounted = reading.entries.every((entry) => entry.isCounted);
    return isOne && (!isRevision || isCounted)
      ? repeated
      : repeated.map(
          (one) =>
            doubted(one as Extract<Resolution, { kind: 'found' }>, 'The line before orders several things.') as Part,
        );
  }
  const [best] = found.meant;
  const isMeant =
    best !== undefined &&
    (found.isNumbered || (found.isCertain && best.isWhole) || found.share >= (found.isCertain ? FOUND : SHOWN));
  const isAsked = line.isRow || isOrdering(atoms, goods);
  if (!best || !isMeant) {
    const words = atoms.filter((atom) => isWord(atom) && atom.role === undefined);
    if (!isAsked || words.length === 0) return [{ kind: 'prose' }];
    return [{ kind: 'none', quantity: plainQuantity(atoms), ...remarks, marks: marks(), doubts: [] }];
  }
  const reading = read(best.place, best.named);
  const words = atoms.filter((atom) => isWord(atom) && atom.role === undefined && !filler.has(atom.word));
  const unexplained = words.filter((atom) => !best.named.has(atom) && !reading.roles.has(atom));
  if (!line.isRow && !isAsked && unexplained.length > LONG_SENTENCE) return [{ kind: 'prose' }];
  const left = best.missing
    .filter(({ isColor, from, to }) => !isColor && !nameAtoms.slice(from, to).every((atom) => reading.roles.has(atom)))
    .map(({ from, to }) => atomsText(nameAtoms.slice(from, to)));
  const doubts = [
    ...found.doubts,
    ...(left.length > 0 ? [`Left aside: ${left.map((text) => `“${text}”`).join(', ')}.`] : []),
  ];
  const isBare = reading.entries.every(({ isCounted }) => !isCounted);
  // A number of the shop's in an address, '7300 Industrial Pkwy', orders nothing.
  if (found.isNumbered && isBare && !line.isRow && left.length > 2 && best.named.has(firstOf(atoms)))
    return [{ kind: 'prose' }];
  const isDoubtful = isBare && (isRevision || isPluralNumber(atoms, best.named));
  const isPacked = !found.isNumbered && countsPieces(atoms, packOf(goods, best.place), reading, goods);
  if (
    found.isCertain &&
    (found.isNumbered || ((best.isWhole || found.share >= FOUND) && !lacksNoun(best, nameAtoms, goods)))
  )
    return toFound(goods, best.place, reading, remarks, doubts, marks(reading, best.named)).map((one) =>
      isDoubtful || isPacked
        ? (doubted(one as Extract<Resolution, { kind: 'found' }>, isPacked ? IN_PACKS : NOT_COUNTED) as Part)
        : one,
    );
  const candidates = found.meant.filter(({ score }) => score >= best.score * 0.8).slice(0, MOST_CANDIDATES);
  if (candidates.length === 1)
    return toFound(goods, best.place, reading, remarks, doubts, marks(reading, best.named)).map(
      (one) => doubted(one as Extract<Resolution, { kind: 'found' }>, 'It may be something else.') as Part,
    );
  const others = candidates.map(({ place, named }) => ({ place, reading: read(place, named) }));
  return reading.entries.map((entry, index) => ({
    kind: 'which' as const,
    candidates: others.map(({ place, reading: own }) => ({
      row: goods.rows[place] as IndexRow,
      choice: own.entries[index]?.choice ?? own.entries[0]?.choice ?? {},
    })),
    quantity: entry.quantity,
    asks: entry.asks.filter((ask) => ask === 'quantity'),
    ...remarks,
    marks: marks(reading, best.named),
    doubts: [...doubts, ...entry.doubts],
  }));
}

const firstOf = (atoms: readonly Atom[]) =>
  atoms.find(({ role, text }) => role === undefined && /[\p{L}\d]/u.test(text)) as Atom;

function toFound(
  goods: Goods,
  place: number,
  { entries }: ChoiceReading,
  remarks: Remarks,
  doubts: readonly string[],
  marks: readonly Mark[],
): Part[] {
  const isAside = marks.some(({ role }) => role === 'aside');
  return entries.map(({ choice, quantity, asks, doubts: own }) => ({
    kind: 'found' as const,
    candidate: { row: goods.rows[place] as IndexRow, choice },
    quantity,
    asks: isAside && !asks.includes('quantity') ? [...asks, 'quantity' as OrderAsk] : asks,
    ...remarks,
    marks,
    doubts: [...doubts, ...own],
  }));
}

/** Whether an unknown word stands where the goods are named, as in 'body cameras', and no other word names goods. */
function lacksNoun({ named, missing }: Meant, atoms: readonly Atom[], goods: Goods): boolean {
  if (atoms.some((atom) => named.has(atom) && (goods.isNoun(atom.stem) || atom.value !== undefined))) return false;
  return missing.some(
    ({ isKnown, from }) => !isKnown && named.has(atoms[from - 1] as Atom) && (atoms[from]?.text.length ?? 0) > 3,
  );
}

/** The words for packs in the name of a product: a number of it may be one of pieces. */
function packOf(goods: Goods, place: number): string[] {
  return [...goods.wordsOf(place).numbers.values()].flatMap((beside) => [...beside].filter((word) => units.has(word)));
}

/** Whether the number of what is sold in packs may be one of pieces: no pack is spoken of, or another word follows the number: '12 shirts'. */
function countsPieces(
  atoms: readonly Atom[],
  packs: readonly string[],
  { roles }: ChoiceReading,
  goods: Goods,
): boolean {
  const isPack = (atom: Atom | undefined) =>
    atom !== undefined && fullWords([atom]).some((word) => packs.includes(word));
  return (
    packs.length > 0 &&
    (!atoms.some(isPack) ||
      atoms.some(
        (atom, at) =>
          roles.get(atom) === 'quantity' &&
          !isPack(atom) &&
          isWord(atoms[at + 1]) &&
          goods.isNoun((atoms[at + 1] as Atom).stem) &&
          !atoms.slice(at + 1, at + 4).some(isPack),
      ))
  );
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

import type { Choice } from '../catalogue/choice';
import { type Atom, atomsText, isWord, toAtoms } from './atoms';
import { findGoods, type GoodsFound } from './find-goods';
import type { Goods } from './goods';
import { MOST_CANDIDATES } from './limits';
import { numberAt, quantityAt, withHalves } from './quantities';
import { type ChoiceReading, readChoice } from './read-choice';
import { type Remarks, readRemarks } from './remarks';
import type { Ask, Mark, OrderColumn, Resolution } from './resolution';
import { orderWords } from './words';

/** A line by the cells that it is made of; a line of a text has one. A cell of another line, as the head of a table, stands before 0. */
export type OrderLine = {
  text: string;
  at: number;
  cells: readonly { text: string; start: number; column?: OrderColumn | undefined }[];
  under?: string;
  person?: string;
  /** Whether it must order something, as the row of a table does. */
  isRow: boolean;
  /** Whether its end is not read. */
  isCut?: boolean;
  /** Whether its cell for a number is empty. */
  isUncounted?: boolean;
};

/** The goods of the line before, for one that asks for the same. */
export type Previous = { at: number; place: number; choice: Choice; quantity: number };

type Meaning = Extract<Resolution, { kind: 'found' | 'which' | 'none' | 'prose' }>;

const same = orderWords('same');
const cancel = orderWords('cancel');
const verbs = orderWords('order');
const not = orderWords('not');
const and = orderWords('and');
const filler = orderWords('filler');
const units = orderWords('units');
const prices = orderWords('price');
/** A product that explains less of what a line says of goods is not meant; less than the other is not shown either. */
const FOUND = 0.5;
const SHOWN = 0.34;
const LONG_SENTENCE = 6;

/** The meanings of a line, one for each thing that it orders, in their order. */
export function resolveLine(line: OrderLine, goods: Goods, previous: readonly Previous[] = []): Meaning[] {
  // Cells that count are one: a figure, and the unit that it is counted in.
  const counted = line.cells.findIndex(({ column }) => column === 'quantity');
  const atoms = withHalves(
    line.cells.flatMap(({ text, start, column }, cell) =>
      column === 'ignored' ? [] : toAtoms(text, start, column === 'quantity' ? counted : cell),
    ),
  );
  const columnOf = (atom: Atom) => line.cells[atom.cell]?.column;
  const place = { text: line.text, at: line.at, ...(line.under !== undefined && { under: line.under }) };
  const cells = cellRemarks(line, atoms);
  const free = atoms.filter(
    (atom) => columnOf(atom) === undefined || columnOf(atom) === 'words' || columnOf(atom) === 'item',
  );
  const remarks: Remarks = { ...readRemarks(line.text, free, goods), ...cells };
  if (line.person !== undefined) remarks.person ??= line.person;
  const isRevision = revises(line.text);
  if (isRevision) giveRevision(atoms);
  if (isCancelled(atoms)) return [{ kind: 'prose', ...place }];
  dropUnwanted(atoms, goods);
  const segments = segmentsOf(atoms, goods, columnOf);
  const doubt = line.isCut
    ? 'Only the beginning of this line is read.'
    : line.isUncounted
      ? 'How many is not said.'
      : changesMind(atoms)
        ? 'The line changes what it says.'
        : undefined;
  const before = [...previous];
  const meanings = segments.flatMap((own) => {
    const parts = resolveSegment(own, line, columnOf, goods, remarks, before, isRevision).map(
      (meaning) => ({ ...place, ...meaning }) as Meaning,
    );
    for (const one of parts)
      if (one.kind === 'found')
        before.push({
          at: line.at,
          place: goods.placeOf(one.candidate.row),
          choice: one.candidate.choice,
          quantity: one.quantity,
        });
    return parts.map((one) => (one.kind === 'found' && doubt !== undefined ? doubted(one, doubt) : one));
  });
  const ordered = meanings.filter(({ kind }) => kind !== 'prose');
  return ordered.length > 0 ? ordered : meanings.slice(0, 1);
}

const revise = [...orderWords('revise')];

/** Whether a line puts something else in the place of the one before: 'make that 6'. */
export function revises(text: string): boolean {
  const words = toAtoms(text.slice(0, 60))
    .filter(isWord)
    .map(({ word }) => word)
    .join(' ');
  return revise.some((phrase) => words === phrase || words.startsWith(`${phrase} `));
}

/** Whether a line begins by taking something back. */
export function takesBack(text: string): boolean {
  const first = toAtoms(text.slice(0, 40)).find(isWord);
  return first !== undefined && cancel.has(first.word) && !not.has(first.word);
}

/** A thing that is found, with its number asked for. */
export function doubted(
  one: Extract<Resolution, { kind: 'found' }>,
  why: string,
): Extract<Resolution, { kind: 'found' }> {
  return { ...one, asks: [...new Set<Ask>([...one.asks, 'quantity'])], doubts: [...one.doubts, why] };
}

/** Whether a line takes back in its middle what it said before: '4 shirts, make that 6', 'two no three'. */
function changesMind(atoms: readonly Atom[]): boolean {
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
function giveRevision(atoms: readonly Atom[]): void {
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

/** The person and the note that stand in columns of their own. */
function cellRemarks({ cells }: OrderLine, atoms: Atom[]): Remarks {
  const found: Remarks = {};
  for (const [index, { text, column }] of cells.entries()) {
    if ((column !== 'person' && column !== 'note') || text.trim() === '') continue;
    found[column] = text.trim();
    for (const atom of atoms) if (atom.cell === index) atom.role = column;
  }
  return found;
}

/** Whether a line takes something back and asks for nothing instead. */
function isCancelled(atoms: readonly Atom[]): boolean {
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
function dropUnwanted(atoms: readonly Atom[], goods: Goods): void {
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

/** The parts of a line that each name goods of their own: '2 shirts and 3 polos'. */
function segmentsOf(
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
    front?.isEach &&
    first.slice(0, front.to).every(({ value, word }) => value !== undefined || word !== '') &&
    first[front.to]?.text === ':'
      ? first.slice(0, front.to)
      : [];
  const at = last.findIndex(
    (_, index) =>
      quantityAt(last, index, (other) => last[other]?.role === undefined && last[other] !== undefined)?.isEach &&
      index > last.length - 4,
  );
  const each = lead.length > 0 ? lead : at > 0 && segments.length > 1 ? last.slice(at) : [];
  return segments.map((own) => (own.includes(each[0] as Atom) || countsIn(own).length > 0 ? own : [...own, ...each]));
}

const isBound = (atoms: readonly Atom[], at: number) => {
  const { text = '', word = '' } = atoms[at] ?? {};
  // After a comma a thing of its own begins with its number.
  const isOwn =
    numberAt(atoms, and.has(atoms[at + 1]?.word ?? '') ? at + 2 : at + 1) !== undefined ||
    atoms.slice(at + 1).some(({ value }) => value !== undefined);
  return (
    at > 0 &&
    ((text === ',' && isOwn) || /^[;&+]$/.test(text) || (text === '/' && !atoms[at]?.isGlued) || and.has(word))
  );
};

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
  if (first.isNumbered && second.isNumbered) return first.meant[0]?.place === second.meant[0]?.place;
  const [best] = both.meant;
  if (!best) return false;
  const named = (atoms: readonly Atom[], { meant }: GoodsFound) => atoms.filter((atom) => meant[0]?.named.has(atom));
  return [...named(one, first), ...named(two, second)].every((atom) => best.named.has(atom));
}

type Without<Any> = Any extends unknown ? Omit<Any, 'text' | 'at' | 'under'> : never;
type Part = Without<Meaning>;

function resolveSegment(
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
  const readings = new Map<number, ChoiceReading>();
  const read = (place: number, named: ReadonlySet<Atom>) => {
    const reading =
      readings.get(place) ??
      readChoice(
        atoms,
        named,
        goods.rows[place] as never,
        (stem) => goods.isColor(stem),
        again?.place === place ? (remarks.person === undefined ? again : { ...again, quantity: 1 }) : undefined,
      );
    readings.set(place, reading);
    return reading;
  };
  const marks = (reading?: ChoiceReading, named?: ReadonlySet<Atom>) => marksOf(atoms, reading, named);
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
    return isOne
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
  const isAsked = line.isRow || isOrdering(atoms);
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
  if (found.isNumbered && isBare && !line.isRow && left.length > 2) return [{ kind: 'prose' }];
  const isDoubtful = isBare && (isRevision || isPluralNumber(atoms, best.named));
  if (found.isCertain && (found.isNumbered || best.isWhole || found.share >= FOUND))
    return toFound(goods, best.place, reading, remarks, doubts, marks(reading, best.named)).map((one) =>
      isDoubtful ? (doubted(one as Extract<Resolution, { kind: 'found' }>, 'How many is not said.') as Part) : one,
    );
  const candidates = found.meant.filter(({ score }) => score >= best.score * 0.8).slice(0, MOST_CANDIDATES);
  const others = candidates.map(({ place, named }) => ({ place, reading: read(place, named) }));
  return reading.entries.map((entry, index) => ({
    kind: 'which' as const,
    candidates: others.map(({ place, reading: own }) => ({
      row: goods.rows[place] as never,
      choice: own.entries[index]?.choice ?? own.entries[0]?.choice ?? {},
    })),
    quantity: entry.quantity,
    asks: entry.asks.filter((ask) => ask === 'quantity'),
    ...remarks,
    marks: marks(reading, best.named),
    doubts: [...doubts, ...entry.doubts],
  }));
}

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
    candidate: { row: goods.rows[place] as never, choice },
    quantity,
    asks: isAside && !asks.includes('quantity') ? [...asks, 'quantity' as Ask] : asks,
    ...remarks,
    marks,
    doubts: [...doubts, ...own],
  }));
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

/** The roles of a line's atoms by their place; a figure that nothing explains is left aside. */
function marksOf(atoms: readonly Atom[], reading?: ChoiceReading, named?: ReadonlySet<Atom>): Mark[] {
  const marks: Mark[] = [];
  for (const atom of atoms) {
    const isFigure = atom.value !== undefined;
    const role =
      atom.role ??
      reading?.roles.get(atom) ??
      (named?.has(atom) ? (isFigure ? 'number' : 'name') : isFigure ? 'aside' : undefined);
    if (role === undefined || atom.start < 0) continue;
    const last = marks.at(-1);
    if (last && last.role === role && atom.start - last.end < 2 && role !== 'aside') last.end = atom.end;
    else marks.push({ start: atom.start, end: atom.end, role });
  }
  return marks;
}

/** Whether a line asks for something: it counts, or says so. */
function isOrdering(atoms: readonly Atom[]): boolean {
  const isFree = (at: number) => atoms[at]?.role === undefined;
  const isCounting = atoms.some((_, at) => isFree(at) && quantityAt(atoms, at, isFree)?.isMarked);
  const words = atoms.filter((atom) => isWord(atom) && atom.role === undefined);
  const edge = [
    atoms.find(({ role, text }) => role === undefined && /[\p{L}\d]/u.test(text)),
    atoms.findLast(({ role, text }) => role === undefined && /[\p{L}\d]/u.test(text)),
  ];
  return isCounting || edge.some((atom) => atom?.value !== undefined) || words.length <= 5;
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

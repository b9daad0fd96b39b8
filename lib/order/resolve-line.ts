import { type Atom, toAtoms } from './atoms';
import { speaksAgain } from './earlier-goods';
import { doubted } from './found-part';
import type { Goods } from './goods';
import { MOST_PIECES } from './limits';
import type { Meaning, OrderLine } from './order-line';
import { namesOthers } from './people';
import { type Previous, previousOf } from './previous';
import { NOT_COUNTED, withHalves } from './quantities';
import { type Remarks, readRemarks } from './remarks';
import type { OrderColumn } from './resolution';
import { resolveSegment } from './resolve-segment';
import {
  asksPrice,
  asksSomething,
  dropUnwanted,
  giveRevisions,
  isCancelled,
  isWithdrawn,
  replaces,
  revises,
} from './revisions';
import { readSegment } from './segment';
import { segmentsOf } from './segments';
import { withShared } from './shared-choice';

const LABELED = new Set<OrderColumn>(['quantity', 'size', 'waist', 'length', 'sleeve']);

/** The meanings of a line, one for each thing that it orders, in their order. */
export function resolveLine(line: OrderLine, goods: Goods, previous: readonly Previous[] = []): Meaning[] {
  // Cells of one kind are one: a figure with its unit, and a size with its label.
  const cellOf = (column: OrderColumn | undefined, cell: number) =>
    column !== undefined && LABELED.has(column) ? line.cells.findIndex((other) => other.column === column) : cell;
  const atoms = withHalves(
    line.cells.flatMap(({ text, start, column }, cell) =>
      column === 'ignored' ? [] : toAtoms(text, start, cellOf(column, cell)),
    ),
  );
  const columnOf = (atom: Atom) => line.cells[atom.cell]?.column;
  const place = { text: line.text, at: line.at, ...(line.under !== undefined && { under: line.under }) };
  const cells = cellRemarks(line, atoms);
  const free = atoms.filter(
    (atom) => columnOf(atom) === undefined || columnOf(atom) === 'words' || columnOf(atom) === 'item',
  );
  const isRevision = revises(line.text);
  giveRevisions(atoms);
  const remarks: Remarks = { ...readRemarks(line.text, free, goods), ...cells };
  if (line.person !== undefined) remarks.person ??= line.person;
  if (isWithdrawn(atoms) || (!isRevision && isCancelled(atoms))) return [{ kind: 'prose', ...place }];
  dropUnwanted(atoms, goods);
  const segments = withShared(segmentsOf(atoms, goods, columnOf), goods);
  const doubt = line.isCut
    ? 'Only the beginning of this line is read.'
    : line.isUncounted || Number.isNaN(line.times)
      ? NOT_COUNTED
      : asksPrice(line.text, atoms)
        ? 'The line asks for a price.'
        : asksSomething(line.text)
          ? 'The line asks a question.'
          : namesOthers(atoms, goods)
            ? 'The line is for several people.'
            : segments.length > 1 && atoms.some(({ isTurn }) => isTurn)
              ? 'The line changes what it says.'
              : undefined;
  const meanings: Meaning[] = [];
  const isOther = isRevision || replaces(line.text, goods);
  for (const own of segments) {
    const before = [...previous, ...previousOf(meanings, (row) => goods.placeOf(row))];
    const isAgain = isOther || speaksAgain(own);
    const segment = readSegment({ atoms: own, line, goods, remarks, previous: before, isRevision, isAgain });
    for (const part of resolveSegment(segment)) {
      const one = timed({ ...place, ...part } as Meaning, line.times);
      meanings.push(one.kind === 'found' && doubt !== undefined ? doubted(one, doubt) : one);
    }
  }
  const ordered = meanings.filter(({ kind }) => kind !== 'prose');
  return ordered.length > 0 ? ordered : meanings.slice(0, 1);
}

/** A meaning as many times as its heading says. */
function timed(one: Meaning, times: number | undefined): Meaning {
  if (times === undefined || Number.isNaN(times) || one.kind === 'prose') return one;
  const doubts = [...one.doubts, `${one.quantity} for each of ${times}.`];
  return { ...one, quantity: Math.min(MOST_PIECES, one.quantity * times), doubts };
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

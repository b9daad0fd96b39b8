import { sizeControls } from '../catalogue/size-controls';
import type { IndexRow } from '../listing/row';
import type { Atom } from './atoms';
import { variantsNamed } from './candidates';
import { findGoods, type GoodsFound } from './find-goods';
import type { Goods } from './goods';
import { marksOf } from './marks-of';
import type { OrderLine } from './order-line';
import { type Previous, takenFrom } from './previous';
import { type ChoiceReading, readPicks } from './read-picks';
import type { Remarks } from './remarks';
import type { Mark, OrderColumn } from './resolution';

/** A part of a line that names one product at most, with the goods that it may mean and what it says of each. */
export type Segment = {
  atoms: readonly Atom[];
  /** The atoms that may name goods. */
  names: readonly Atom[];
  line: OrderLine;
  goods: Goods;
  remarks: Remarks;
  previous: readonly Previous[];
  /** Whether it puts something else in the place of an earlier line, and whether it speaks of one at all. */
  isRevision: boolean;
  isAgain: boolean;
  found: GoodsFound;
  read: (place: number, named: ReadonlySet<Atom>) => ChoiceReading;
  marks: (reading?: ChoiceReading, named?: ReadonlySet<Atom>) => Mark[];
};

const SIZES = new Set<OrderColumn | undefined>(['size', 'waist', 'length', 'sleeve']);
const NAMES = new Set<OrderColumn | undefined>(['words', 'item', 'maker', 'goods', undefined]);

/** Finds the goods of a part of a line. */
export function readSegment(
  own: Pick<Segment, 'atoms' | 'line' | 'goods' | 'remarks' | 'previous' | 'isRevision' | 'isAgain'>,
): Segment {
  const { atoms, line, goods, remarks, previous, isAgain } = own;
  const columnOf = ({ cell }: Atom) => line.cells[cell]?.column;
  const names = atoms.filter((atom) => NAMES.has(columnOf(atom)));
  // A person's sizes in a roster are for all garments that come in sizes.
  const isRoster = line.cells.some(({ column }) => column === 'goods');
  const isShared = (atom: Atom) => isRoster && SIZES.has(columnOf(atom));
  const unshared = atoms.filter((atom) => !isShared(atom));
  const readings = new Map<number, ChoiceReading>();
  const read = (place: number, named: ReadonlySet<Atom>) => {
    const known = readings.get(place);
    if (known) return known;
    const row = goods.rows[place] as IndexRow;
    const before = isAgain ? previous.findLast((one) => one.place === place) : undefined;
    const taken = takenFrom(before, remarks.person, atoms);
    const own = sizeControls(row.sizes).length > 0 ? atoms : unshared;
    const reading = readPicks(own, named, row, goods, taken, variantsNamed(names, row, goods));
    readings.set(place, reading);
    return reading;
  };
  const marks = (reading?: ChoiceReading, named?: ReadonlySet<Atom>) => marksOf(atoms, isShared, reading, named);
  return { ...own, names, found: findGoods(names, goods, read), read, marks };
}

import type { IndexRow } from '../listing/row';
import type { Meaning } from './order-line';
import type { ChoiceReading } from './read-picks';
import type { OrderAsk } from './resolution';
import type { Segment } from './segment';

/** The meaning of a part of a line, before it is known which line. */
export type OrderPart = Without<Meaning>;
type Without<Any> = Any extends unknown ? Omit<Any, 'text' | 'at' | 'under'> : never;
/** A part of a line whose goods are found. */
export type FoundPart = Extract<OrderPart, { kind: 'found' }>;

/** The things that a part of a line orders of a product. A figure that nothing explains is asked about. */
export function foundParts(
  segment: Segment,
  place: number,
  { reading, marks, doubts = [] }: { reading: ChoiceReading; marks: FoundPart['marks']; doubts?: readonly string[] },
  why?: string,
): FoundPart[] {
  const isAside = marks.some(({ role }) => role === 'aside');
  return reading.entries.map(({ choice, quantity, asks, doubts: own }) => {
    const part: FoundPart = {
      kind: 'found',
      candidate: { row: segment.goods.rows[place] as IndexRow, choice },
      quantity,
      asks,
      ...segment.remarks,
      marks,
      doubts: [...doubts, ...own],
    };
    const asked = isAside ? { ...part, asks: [...new Set<OrderAsk>([...asks, 'quantity'])] } : part;
    return why === undefined ? asked : doubted(asked, why);
  });
}

/** A thing that is found, with its number asked for. */
export function doubted<Found extends FoundPart>(one: Found, why: string): Found {
  return { ...one, asks: [...new Set<OrderAsk>([...one.asks, 'quantity'])], doubts: [...one.doubts, why] };
}

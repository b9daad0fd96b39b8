import { MOST_PIECES } from './limits';
import { countOf, figureOf, isDozen, isUnit } from './number-words';

/** A number of pieces, and the doubts about it. */
export type Quantity = { quantity: number; doubts: readonly string[] };

/** The quantity of a line that names none: one, in doubt. */
export const NO_QUANTITY: Quantity = { quantity: 1, doubts: ['No quantity is named.'] };

/** A number of pieces as a list holds it, with a doubt where another was written. */
export function toQuantity(written: number): Quantity {
  const quantity = Math.min(MOST_PIECES, Math.max(1, Math.floor(written)));
  return { quantity, doubts: quantity === written ? [] : [`The quantity ${written} is read as ${quantity}.`] };
}

/** A cell for quantities: '4', '4 ea', 'x4', 'two', '2 dozen'. */
export function quantityOfCell(cell: string): Quantity {
  const words = cell
    .toLowerCase()
    .replace(/^(?:x|×|qty)\s*(?=\d)/, '')
    .replace(/(\d)(?=x$|\p{L}{2})/u, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'x' && word !== 'a' && word !== 'of');
  if (words.length === 0) return NO_QUANTITY;
  const [first = '', ...rest] = words;
  if (isDozen(first) && rest.length === 0) return toQuantity(12);
  const count = figureOf(first) ?? countOf(first);
  const isClear = rest.every((word) => isUnit(word) || isDozen(word));
  if (count === undefined || !isClear) return { quantity: 1, doubts: [`The quantity “${cell}” is not understood.`] };
  return toQuantity(rest.some(isDozen) ? count * 12 : count);
}

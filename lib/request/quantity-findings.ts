import type { OrderQuantities, Sold } from '../catalogue/variants/variant';
import { lineVariant } from './line-variant';
import { MOST_OF_A_LINE, type RequestLine } from './request';

type Wish = Pick<RequestLine, 'choice' | 'quantity'>;

/** A note on how many a line asks for. */
export type QuantityFinding =
  /** The quantity is below the least one, or between two that are a multiple of the step. */
  | { kind: 'too-few'; minimum: number; step: number }
  | { kind: 'off-step'; step: number; nearest: readonly number[] }
  /** A price of one that a few more would have. */
  | { kind: 'near-break'; from: number; price: number };

/** The part of a break's quantity that may be lacking where it is near. */
const NEAR = 0.2;

/** The least quantity in which a product is ordered. */
export function leastQuantity({ quantities }: Sold): number {
  return quantities?.minimum ?? 1;
}

/** The findings on how many a line asks for: what keeps them from being ordered, and the lower price of a few more. */
export function quantityFindings(line: Wish, sold: Sold): QuantityFinding[] {
  const { quantities } = sold;
  if (!quantities) return [];
  return [...fitFindings(line.quantity, quantities), ...breakFindings(line, sold, quantities)];
}

function fitFindings(quantity: number, { minimum, step }: OrderQuantities): QuantityFinding[] {
  if (quantity < minimum) return [{ kind: 'too-few', minimum, step }];
  const over = quantity % step;
  if (over === 0) return [];
  const nearest = [quantity - over, quantity - over + step].filter((one) => one <= MOST_OF_A_LINE);
  return [{ kind: 'off-step', step, nearest }];
}

function breakFindings(line: Wish, sold: Sold, { breaks }: OrderQuantities): QuantityFinding[] {
  const next = breaks.find(({ from }) => from > line.quantity);
  if (!next) return [];
  const { from } = next;
  const [now, then] = [line.quantity, from].map((quantity) => lineVariant({ ...line, quantity }, sold).price);
  if (!now || !then) return [];
  const isNear = from - line.quantity <= from * NEAR || then * from <= now * line.quantity;
  return isNear ? [{ kind: 'near-break', from, price: then }] : [];
}

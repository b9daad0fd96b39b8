import { combinationsOf } from './combinations';
import type { Sold } from './variant';

/** The reason why nothing of a color can be had, in words. */
type Reason = 'sold out' | 'not made';

/** The colors of a product of which no combination can be had, each with the reason; only where combinations differ by color. */
export function unsoldColors(sold: Sold): Readonly<Record<string, Reason>> {
  const reasons: Record<string, Reason> = {};
  for (const { name } of sold.colors) {
    const own = combinationsOf(sold).filter(({ choice }) => choice.color === name);
    const made = own.filter(({ resolved }) => resolved.made);
    if (own.length > 0 && made.every(({ resolved }) => resolved.stock === 0))
      reasons[name] = made.length === 0 ? 'not made' : 'sold out';
  }
  return reasons;
}

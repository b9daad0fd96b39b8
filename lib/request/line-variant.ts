import type { Choice } from '../catalogue/choice';
import { type ResolvedVariant, resolveVariant } from '../catalogue/variants/resolve-variant';
import type { Sold } from '../catalogue/variants/variant';
import { wholeChoice } from '../catalogue/whole-choice';
import type { RequestLine } from './request';

/** The combination that a line asks for as it is sold now, at its quantity; of what there is only one that one is picked. */
export function lineVariant(
  { choice, quantity }: Pick<RequestLine, 'choice' | 'quantity'>,
  sold: Sold,
): ResolvedVariant {
  return resolveVariant(sold, wholeChoice(choice, sold).whole, quantity);
}

/** The reason, in words, why nothing is to be had of a choice as it is now; undefined where something is. */
export function whyNoneOf(choice: Choice, sold: Sold): 'sold out' | 'not made' | undefined {
  const { made, stock } = lineVariant({ choice, quantity: 1 }, sold);
  return made ? (stock === 0 ? 'sold out' : undefined) : 'not made';
}

import { formatPrice } from '../catalogue/price';
import type { Offer } from '../catalogue/variants/offer';
import { completeSelection } from '../catalogue/variants/option-controls';
import { type ResolvedVariant, resolveVariant } from '../catalogue/variants/resolve-variant';
import type { Selection } from '../catalogue/variants/selection';
import { formatList } from '../format';
import { MAX_QUANTITY, type RequestLine } from './request-list';

type Item = Pick<RequestLine, 'choice' | 'quantity'>;

/** The variant that a line requests, with the price at its quantity; a control with one value is selected by itself. */
export function lineVariant({ choice, quantity }: Item, sold: Offer): ResolvedVariant {
  return resolveVariant(sold, completeSelection(choice, sold).completed, quantity);
}

/** 'sold out' or 'not available' for a choice that cannot be had; undefined for all others. */
export function unavailableReason(choice: Selection, sold: Offer): 'sold out' | 'not available' | undefined {
  const { isAvailable, stock } = lineVariant({ choice, quantity: 1 }, sold);
  return isAvailable ? (stock === 0 ? 'sold out' : undefined) : 'not available';
}

/** The smallest quantity in which a product is ordered. */
export function minimumQuantity({ quantities }: Offer): number {
  return quantities?.minimum ?? 1;
}

/** A sentence if a quantity is below the minimum or no multiple of the step. */
export function quantityProblem(quantity: number, { quantities }: Offer): string | undefined {
  if (!quantities) return undefined;
  const { minimum, step } = quantities;
  if (quantity < minimum) return `Minimum ${minimum}${step > 1 ? `, sold in multiples of ${step}` : ''}.`;
  const excess = quantity % step;
  if (excess === 0) return undefined;
  const nearest = [quantity - excess, quantity - excess + step].filter((near) => near >= 1 && near <= MAX_QUANTITY);
  return `Sold in multiples of ${step}: ${formatList(nearest.map(String), 'or')}.`;
}

/** The part of a discount's quantity that may be missing for a hint. */
const NEAR = 0.2;

/** 'From 12: $70.00 each.' if slightly more would be cheaper each, or cost no more in all. */
export function discountHint(item: Item, sold: Offer): string | undefined {
  const next = sold.quantities?.breaks.find(({ from }) => from > item.quantity)?.from;
  if (next === undefined) return undefined;
  const [now, then] = [item.quantity, next].map((quantity) => lineVariant({ ...item, quantity }, sold).price);
  if (!now || !then) return undefined;
  const isNear = next - item.quantity <= next * NEAR || then * next <= now * item.quantity;
  return isNear ? `From ${next}: ${formatPrice(then)} each.` : undefined;
}

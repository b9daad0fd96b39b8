import { completeSelection, type Offer, type Selection } from '../catalogue/variants/offer';
import { type ResolvedVariant, resolveVariant } from '../catalogue/variants/resolve-variant';
import { formatList } from '../format';
import { formatPrice } from '../money';
import { MAX_QUANTITY, type RequestLine } from './request-list';

type Item = Pick<RequestLine, 'choice' | 'quantity'>;

/** The variant of a line, priced at its quantity. Controls with a single value are selected automatically. */
export function lineVariant({ choice, quantity }: Item, offer: Offer): ResolvedVariant {
  return resolveVariant(offer, completeSelection(choice, offer).completed, quantity);
}

/** Why a selection cannot be ordered; undefined if it can. */
export function unavailableReason(selection: Selection, offer: Offer): 'sold out' | 'not available' | undefined {
  const { isAvailable, stock } = lineVariant({ choice: selection, quantity: 1 }, offer);
  return isAvailable ? (stock === 0 ? 'sold out' : undefined) : 'not available';
}

/** Minimum order quantity (default: 1). */
export function minimumQuantity({ quantities }: Offer): number {
  return quantities?.minimum ?? 1;
}

/** Message if the quantity is below the minimum or not a multiple of the step; undefined if it is valid. */
export function quantityProblem(quantity: number, { quantities }: Offer): string | undefined {
  if (!quantities) return undefined;
  const { minimum, step } = quantities;
  if (quantity < minimum) return `Minimum ${minimum}${step > 1 ? `, sold in multiples of ${step}` : ''}.`;
  const excess = quantity % step;
  if (excess === 0) return undefined;
  const nearest = [quantity - excess, quantity - excess + step].filter((near) => near >= 1 && near <= MAX_QUANTITY);
  return `Sold in multiples of ${step}: ${formatList(nearest.map(String), 'or')}.`;
}

/** A hint is shown if at most this share of the discount quantity is missing. */
const HINT_SHARE = 0.2;

/** 'From 12: $70.00 each.' if slightly more items get a discount or cost no more in total; undefined otherwise. */
export function discountHint(item: Item, offer: Offer): string | undefined {
  const next = offer.quantities?.breaks.find(({ from }) => from > item.quantity)?.from;
  if (next === undefined) return undefined;
  const [now, then] = [item.quantity, next].map((quantity) => lineVariant({ ...item, quantity }, offer).price);
  if (!now || !then) return undefined;
  const isNear = next - item.quantity <= next * HINT_SHARE || then * next <= now * item.quantity;
  return isNear ? `From ${next}: ${formatPrice(then)} each.` : undefined;
}

/** Option name with its article: 'a color', 'an inseam', 'an OD size'. Lower-case unless it is an abbreviation. */
export function withArticle(control: string): string {
  const name = /^\p{Lu}(?!\p{Lu})/u.test(control) ? control.charAt(0).toLowerCase() + control.slice(1) : control;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** 'Choose a color and a size.' for the names of open controls; undefined if there are none. */
export function missingOptionsMessage(open: readonly string[]): string | undefined {
  return open.length > 0 ? `Choose ${formatList(open.map(withArticle))}.` : undefined;
}

import { formatPrice } from '../catalogue/price';

/** Steps of the price slider from end to end. */
export const PRICE_STEPS = 100;
const LOWEST = 5;

/**
 * The maximum price at a step of the slider, in whole dollars. The scale is by ratio, not by difference: most goods cost 9 to 150
 * dollars while a few cost over a thousand, and both ends must be easy to set.
 */
export function priceAtStep(step: number, highest: number): number {
  const top = Math.max(LOWEST * 2, Math.ceil(highest));
  if (step >= PRICE_STEPS) return top;
  const price = LOWEST * (top / LOWEST) ** (Math.max(0, step) / PRICE_STEPS);
  const grain = price < 50 ? 1 : price < 200 ? 5 : price < 1000 ? 10 : 50;
  return Math.min(top, Math.round(price / grain) * grain);
}

/** The step of the slider that stands for a maximum price; the end when there is none. */
export function stepOfPrice(price: number | undefined, highest: number): number {
  const top = Math.max(LOWEST * 2, Math.ceil(highest));
  if (price === undefined || price >= top) return PRICE_STEPS;
  if (price <= LOWEST) return 0;
  return Math.round((Math.log(price / LOWEST) / Math.log(top / LOWEST)) * PRICE_STEPS);
}

const MAX_PRICE = 99_999.99;

/** A price that an address can hold: whole cents, within the prices that a catalogue may have. */
export function toPrice(dollars: number): number {
  return Math.min(MAX_PRICE, Math.max(0.01, Math.round(dollars * 100) / 100));
}

/** A maximum price in words. */
export function priceText(price: number | undefined): string {
  return price === undefined ? 'any price' : `up to ${formatPrice(price)}`;
}

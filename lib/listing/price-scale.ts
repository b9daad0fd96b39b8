import { formatPrice, fromMinorUnits, toMinorUnits } from '../catalogue/price';

/** Steps of the price slider from end to end. */
export const PRICE_STEPS = 100;
/** The price at the slider's beginning, in smallest units. */
const LOWEST = 500;

/** The price at the slider's end, in smallest units: the highest price, rounded up. */
const topOf = (highest: number) => Math.max(LOWEST * 2, Math.ceil(toMinorUnits(highest) / 100) * 100);

/**
 * The maximum price at a step of the slider, in round figures. The scale is by ratio, not by difference: most goods cost little while
 * a few cost a hundred times as much, and both ends must be easy to set.
 */
export function priceAtStep(step: number, highest: number): number {
  const top = topOf(highest);
  const price = LOWEST * (top / LOWEST) ** (Math.max(0, step) / PRICE_STEPS);
  const grain = price < 5000 ? 100 : price < 20_000 ? 500 : price < 100_000 ? 1000 : 5000;
  return fromMinorUnits(step >= PRICE_STEPS ? top : Math.min(top, Math.round(price / grain) * grain));
}

/** The step of the slider that stands for a maximum price; the end when there is none. */
export function stepOfPrice(price: number | undefined, highest: number): number {
  const ratio = price === undefined ? 1 : Math.log(toMinorUnits(price) / LOWEST) / Math.log(topOf(highest) / LOWEST);
  return Math.round(Math.min(1, Math.max(0, ratio)) * PRICE_STEPS);
}

/** A maximum price in words. */
export function priceText(price: number | undefined): string {
  return price === undefined ? 'any price' : `up to ${formatPrice(price)}`;
}

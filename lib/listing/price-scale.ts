import { fromMinorUnits, toMinorUnits } from '../money';

/** Number of steps of the price slider. */
export const PRICE_STEPS = 100;
/** The price at the start of the slider, in minor units (cents). */
const LOWEST = 500;

/** The price at the end of the slider, in minor units: the highest price, rounded up. */
const scaleEnd = (highest: number) => Math.max(LOWEST * 2, Math.ceil(toMinorUnits(highest) / 100) * 100);

/**
 * The maximum price at a step of the slider, rounded. The scale is logarithmic, because most products are cheap and a few cost a
 * hundred times as much. Both ends must be easy to set.
 */
export function priceAtStep(step: number, highest: number): number {
  const end = scaleEnd(highest);
  const price = LOWEST * (end / LOWEST) ** (Math.max(0, step) / PRICE_STEPS);
  const rounding = price < 5000 ? 100 : price < 20_000 ? 500 : price < 100_000 ? 1000 : 5000;
  return fromMinorUnits(step >= PRICE_STEPS ? end : Math.min(end, Math.round(price / rounding) * rounding));
}

/** The step of the slider for a maximum price; the last step if it is undefined. */
export function stepOfPrice(price: number | undefined, highest: number): number {
  const ratio = price === undefined ? 1 : Math.log(toMinorUnits(price) / LOWEST) / Math.log(scaleEnd(highest) / LOWEST);
  return Math.round(Math.min(1, Math.max(0, ratio)) * PRICE_STEPS);
}

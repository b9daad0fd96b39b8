const DIGITS = 2;

/** A price in whole minor units of its currency, such as cents: sums of these do not drift. */
export function toMinorUnits(price: number): number {
  return Math.round(price * 10 ** DIGITS);
}

/** Minor units as a price: 1250 -> 12.5. */
export function fromMinorUnits(units: number): number {
  return units / 10 ** DIGITS;
}

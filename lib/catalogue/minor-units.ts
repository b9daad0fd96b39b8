import { money } from '../money';

const PER_ONE = 10 ** money.digits;

/** The most that a price may be, in the currency's smallest units. */
export const MOST_UNITS = 9_999_999;

/** A price in its currency's smallest units, whole: sums of prices would drift. */
export function toMinorUnits(price: number): number {
  return Math.round(price * PER_ONE);
}

/** Smallest units as a price. */
export function fromMinorUnits(units: number): number {
  return units / PER_ONE;
}

/** The price nearest to an amount: whole units, within the prices that a catalogue may have. */
export function toPrice(amount: number): number {
  return fromMinorUnits(Math.min(MOST_UNITS, Math.max(1, toMinorUnits(amount))));
}

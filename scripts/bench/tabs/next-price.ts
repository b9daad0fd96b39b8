let cents = 1000;

/** A price that no other edit has given: what is left over from another is seen. */
export function nextPrice(): number {
  cents += 1;
  return cents / 100;
}

/** Asks for one answer; with many things more would take too long, and the answer then names more than it must. */
const TRIES = 30;

/** The fewest of some things without which all is well, as far as it can be told by asking again and again; all of them where it is not well without any. */
export function fewest<Thing>(things: readonly Thing[], isWell: (without: readonly Thing[]) => boolean): Thing[] {
  let tries = TRIES;
  const ask = (without: readonly Thing[]) => {
    tries -= 1;
    return isWell(without);
  };
  /** The fewest of `some` that have to go beside `gone`, about which nobody has asked yet where it `isNew`. */
  const search = (gone: readonly Thing[], isNew: boolean, some: readonly Thing[]): Thing[] => {
    if (isNew && ask(gone)) return [];
    if (some.length <= 1 || tries <= 0) return [...some];
    const half = Math.ceil(some.length / 2);
    const [first, last] = [some.slice(0, half), some.slice(half)];
    const ofLast = search([...gone, ...first], true, last);
    return [...search([...gone, ...ofLast], ofLast.length > 0, first), ...ofLast];
  };
  return things.length > 0 && ask(things) ? search([], false, things) : [...things];
}

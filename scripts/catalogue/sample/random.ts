/** A seeded random source of {@link createRandom}. */
export type Random = ReturnType<typeof createRandom>;

/** A random source (mulberry32) for reproducible samples: the same seed has the same sequence. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** 0 (included) to 1 (excluded). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number from low to high, both included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item;
  /** Up to `count` different items, in random order. */
  const sample = <Item>(items: readonly Item[], count: number) => {
    const rest = [...items];
    return items.slice(0, count).flatMap(() => rest.splice(between(0, rest.length - 1), 1));
  };
  return { next, between, pick, sample, chance: (probability: number) => next() < probability };
}

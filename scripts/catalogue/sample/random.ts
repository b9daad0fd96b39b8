/** A seeded random source (mulberry32), for reproducible samples. */
export type Random = {
  /** 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from low to high, both included. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Up to `count` different items, in random order. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
};

/** The same seed has the same sequence. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    sample: <Item>(items: readonly Item[], count: number) => {
      const rest = [...items];
      const picked: Item[] = [];
      while (picked.length < count && rest.length > 0) picked.push(...rest.splice(between(0, rest.length - 1), 1));
      return picked;
    },
  };
}

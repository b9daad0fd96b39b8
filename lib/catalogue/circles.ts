import { groupBy } from './group-by';

/** Things in a circle by price: each has others before and behind it. */
export type Circle<Item> = { items: readonly Item[]; at: ReadonlyMap<Item, number> };

/** The circle of each thing: those that share its key, by price and then in the order in which they come. */
export function toCircles<Item extends { price: number }>(
  all: readonly Item[],
  keyOf: (item: Item) => string,
): Map<Item, Circle<Item>> {
  const circles = new Map<Item, Circle<Item>>();
  for (const group of groupBy(all, keyOf).values()) {
    const items = group.sort((a, b) => a.price - b.price);
    const circle = { items, at: new Map(items.map((item, place) => [item, place])) };
    for (const item of items) circles.set(item, circle);
  }
  return circles;
}

/** The others from one thing on, forth (1) or back (-1), once around or as many steps as are asked for. */
export function* walk<Item>(
  { items, at }: Circle<Item>,
  from: Item,
  direction: 1 | -1,
  steps = items.length,
): Generator<Item> {
  const start = at.get(from) ?? 0;
  for (let step = 1; step <= Math.min(steps, items.length - 1); step += 1) {
    yield items.at((start + direction * step) % items.length) as Item;
  }
}

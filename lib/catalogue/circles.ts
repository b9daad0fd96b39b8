/** Things in a circle: each has others before and behind it. */
export type Circle<Item> = { items: readonly Item[]; at: ReadonlyMap<Item, number> };

/** The circle of each thing in these groups, in which things stand in a circle in their order. */
export function toCircles<Item>(groups: Iterable<readonly Item[]>): Map<Item, Circle<Item>> {
  const circles = new Map<Item, Circle<Item>>();
  for (const items of groups) {
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

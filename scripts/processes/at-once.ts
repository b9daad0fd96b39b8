/** Does a piece of work for each item, so many at a time and in their order. */
export async function atOnce<Item>(
  most: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // A shared iterator: each item is taken once.
  const waiting = [...items].values();
  const takeNext = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: most }, takeNext));
}

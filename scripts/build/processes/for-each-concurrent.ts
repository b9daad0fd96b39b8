/**
 * Does a piece of work for each item, so many at a time and in their order. Throws the first failure once all that has begun has
 * ended; nothing begins after it.
 */
export async function forEachConcurrent<Item>(
  most: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // A shared generator: each item is taken once, and a failure closes it for all.
  const waiting = (function* () {
    yield* items;
  })();
  const takeNext = async () => {
    for (const item of waiting) await work(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, takeNext));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

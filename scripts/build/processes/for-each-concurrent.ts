/**
 * Runs a task for each item in order, at most `limit` at the same time. After a failure no task starts; it rejects with the first error
 * once running tasks have ended.
 */
export async function forEachConcurrent<Item>(
  limit: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  // A shared generator: each item is taken once, and an error closes it for all workers.
  const remaining = (function* () {
    yield* items;
  })();
  const runTasks = async () => {
    for (const item of remaining) await task(item);
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, runTasks));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

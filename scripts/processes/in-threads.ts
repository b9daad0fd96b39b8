import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { JITI_CLI, RUN_SCRIPT } from '../jiti-cli';

/**
 * Work on items, in as many threads as there are processors where each has at least `aThread` of them; fewer are worked on here.
 * @param script answers its `workerData`, some of the items, with a list of as many results
 * @returns the results in the order of their items
 */
export async function inThreads<Item, Result>(
  script: string,
  items: readonly Item[],
  aThread: number,
  work: (items: readonly Item[]) => Result[],
): Promise<Result[]> {
  const threads = Math.min(Math.max(2, availableParallelism()), Math.ceil(items.length / aThread));
  if (threads < 2) return work(items);
  const parts = Array.from({ length: threads }, (_, part) => items.filter((_item, index) => index % threads === part));
  const results = await Promise.all(parts.map((part) => askThread<Item, Result>(script, part)));
  return items.map((_, index) => results[index % threads]?.[Math.floor(index / threads)] as Result);
}

function askThread<Item, Result>(script: string, workerData: readonly Item[]): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(JITI_CLI, { argv: [RUN_SCRIPT, script], workerData });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', (code) => reject(new Error(`A thread of ${script} ended with ${code}`)));
  });
}

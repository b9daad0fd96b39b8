import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { JITI_CLI, RUN_SCRIPT } from '../jiti-cli';
import { atOnce } from './at-once';

type Options<Item, Result> = {
  /** Answers each message, some items, with as many results. */
  script: string;
  /** The settings of each thread, which it finds in its `workerData`. */
  given?: unknown;
  /** The same work here, where there are few items. */
  work: (items: readonly Item[]) => Result[] | Promise<Result[]>;
  /** As many items as a thread must have to do that it is worth its start. */
  aThread: number;
};

/** Items that a thread is given at a time: it holds no more of them than it works on. */
const BATCH = 32;
/** A thread whose young objects have little room keeps to a third of the memory. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

/** Results in the order of their items; many are worked on in as many threads as there are processors. */
export async function inThreads<Item, Result>(
  items: readonly Item[],
  { script, given, work, aThread }: Options<Item, Result>,
): Promise<Result[]> {
  const threads = Math.min(Math.max(2, availableParallelism()), Math.floor(items.length / aThread));
  if (threads < 2) return work(items);
  const idle = Array.from({ length: threads }, () => startThread<Item, Result>(script, given));
  const results: Result[] = [];
  const starts = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => index * BATCH);
  try {
    await atOnce(threads, starts, async (start) => {
      const thread = idle.pop() ?? startThread<Item, Result>(script, given);
      for (const [index, result] of (await thread.ask(items.slice(start, start + BATCH))).entries())
        results[start + index] = result;
      idle.push(thread);
    });
  } finally {
    for (const thread of idle) await thread.end();
  }
  return results;
}

function startThread<Item, Result>(script: string, given: unknown) {
  const thread = new Worker(JITI_CLI, { argv: [RUN_SCRIPT, script], workerData: given, resourceLimits: LIMITS });
  return {
    ask: (items: readonly Item[]) =>
      new Promise<Result[]>((resolve, reject) => {
        thread.removeAllListeners();
        thread.once('message', resolve).once('error', reject);
        thread.once('exit', (code) => reject(new Error(`A thread of ${script} ended with ${code}`)));
        thread.postMessage(items);
      }),
    end: () => thread.removeAllListeners().terminate(),
  };
}

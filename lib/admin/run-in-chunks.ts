import type { ChunkedTask } from '../catalogue/parse';

/** Milliseconds that a task may block the page, less than a frame of the screen. */
const CHUNK_MS = 12;

/** Progress callback of a long task, and the signal that cancels it. */
export type TaskOptions = { signal?: AbortSignal; onProgress?: (done: number, all: number) => void };

/** Options with the signal only, for steps whose progress is not shown. */
export const withoutProgress = ({ signal }: TaskOptions = {}): TaskOptions => (signal ? { signal } : {});

/**
 * Calls `work` for each item in order. Yields to the browser every few milliseconds, so that the page stays responsive. If the signal is
 * aborted, rejects with its reason; earlier items have been processed.
 */
export async function forEachInChunks<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
  { signal, onProgress }: TaskOptions = {},
): Promise<void> {
  let end = performance.now() + CHUNK_MS;
  for (const [index, item] of items.entries()) {
    work(item, index);
    // Yields after the last item too, so that the code after this call starts a new task.
    if (performance.now() < end) continue;
    onProgress?.(index + 1, items.length);
    await yieldToMain();
    signal?.throwIfAborted();
    end = performance.now() + CHUNK_MS;
  }
}

/** Runs a generator to its end and yields to the browser in between. Rejects with the signal's reason once it is aborted. */
export async function runInChunks<Result>(task: ChunkedTask<Result>, { signal }: TaskOptions = {}): Promise<Result> {
  let end = performance.now() + CHUNK_MS;
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await yieldToMain();
    signal?.throwIfAborted();
    end = performance.now() + CHUNK_MS;
  }
}

/**
 * Yields to the browser so that it can render and handle events. Uses a message, because timers of a hidden tab are throttled to a
 * second or a minute. This tab may hold a lock that another tab waits for.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

import type { ChunkedTask } from '../catalogue/chunked-task';

/** Milliseconds for which work may hold the page in one go: a frame of a screen. */
const CHUNK_MS = 12;

/** Progress of long work, and the signal that stops it. */
export type TaskOptions = { signal?: AbortSignal; onProgress?: (done: number, all: number) => void };

/** A watch that only cancels, for work that has no progress of its own. */
export const withoutProgress = ({ signal }: TaskOptions = {}): TaskOptions => (signal ? { signal } : {});

/**
 * Calls `work` for each item in order, and lets the page draw and answer every few milliseconds, so that no task is long however many
 * items there are. Rejects with the signal's reason once it is aborted; what `work` has done by then is done.
 */
export async function forEachInChunks<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
  { signal, onProgress }: TaskOptions = {},
): Promise<void> {
  let end = performance.now() + CHUNK_MS;
  for (const [index, item] of items.entries()) {
    work(item, index);
    // After the last one too: what follows is no part of a task that was long enough.
    if (performance.now() < end) continue;
    onProgress?.(index + 1, items.length);
    await yieldToMain();
    signal?.throwIfAborted();
    end = performance.now() + CHUNK_MS;
  }
}

/** Runs work in steps, and lets the page draw and answer between them. Rejects with the signal's reason once it is aborted. */
export async function runInChunks<Result>(steps: ChunkedTask<Result>, { signal }: TaskOptions = {}): Promise<Result> {
  let end = performance.now() + CHUNK_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await yieldToMain();
    signal?.throwIfAborted();
    end = performance.now() + CHUNK_MS;
  }
}

/**
 * Lets the page do what waits: draw, and answer the operator. By a message, for browsers let a timer of a hidden tab wait for a second or
 * a minute, and it may hold the lock that another tab waits for.
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

import { storageKey } from './web-storage';

let queue: Promise<unknown> = Promise.resolve();

/** Runs a task exclusively across all tabs, or only within this tab if the browser has no Web Locks API. */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return (await navigator.locks.request(storageKey(name), task)) as Result;
  const result = queue.then(task, task);
  queue = result.catch(() => undefined);
  return result;
}

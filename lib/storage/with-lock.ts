import { storageKey } from './web-storage';

let queue: Promise<unknown> = Promise.resolve();

/** Runs work alone among all tabs of this store; where the browser has no locks, alone in this tab. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return (await navigator.locks.request(storageKey(name), work)) as Result;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

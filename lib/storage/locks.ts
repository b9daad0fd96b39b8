import { storageKey } from './key';

let queue: Promise<unknown> = Promise.resolve();

/** Runs work alone among all tabs of this store; where the browser has no locks, alone in this tab. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return (await navigator.locks.request(storageKey(name), work)) as Result;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

/** How long a name may still be held by a page that is being left: a reload is quicker than the browser's bookkeeping. */
const PATIENCE_MS = 600;

/** Holds a name until the answer is called, the page is left or the tab dies. Where the browser has no locks nothing is held. */
export function hold(name: string): () => void {
  let letGo = () => {};
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(storageKey(name), () => end);
  return letGo;
}

/** Whether nobody holds a name; undefined where the browser cannot tell. */
export async function isFree(name: string): Promise<boolean | undefined> {
  const options = { mode: 'shared', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  return navigator.locks?.request(storageKey(name), options, () => true).catch(() => false);
}

/** Whether this is the first tab of the store that asks under a name; true for as long as it is open. Where the browser has no locks every tab is told so. */
export function isFirstTab(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(storageKey(name), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held until the tab is closed.
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}

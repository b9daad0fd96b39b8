import { storageKey } from './key';

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

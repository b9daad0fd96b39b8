import { asset } from '../site/routes';

/** The browser's storage, or undefined where it may not be written to at all. A full one is there: it can be read. */
export function findStorage(): Storage | undefined {
  try {
    const { localStorage } = window;
    localStorage.getItem('sp:catalogue');
    return localStorage;
  } catch {
    return undefined;
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs work alone among all tabs of this site; where the browser has no locks, alone in this tab. */
export async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return (await navigator.locks.request('sp:catalogue', work)) as Result;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

/** The published catalogue as JSON; anything but an answer with JSON in it rejects. */
export async function fetchCatalogue(): Promise<unknown> {
  const response = await fetch(asset('/catalogue.json'), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return response.json();
}

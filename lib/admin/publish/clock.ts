/** Time and chance, as whatever waits takes them. `sleep` rejects with the signal's reason once that is aborted. */
export type Clock = {
  now: () => Date;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  random: () => number;
};

/** Clock of the browser. */
export const clock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', stop, { once: true });
    }),
  random: Math.random,
};

const FIRST_MS = 500;

/** Pause in milliseconds before another try after so many: about half a second, one, two, four; never quite as long as somebody else. */
export const pauseAfter = (tries: number, { random }: Pick<Clock, 'random'>): number =>
  Math.round(FIRST_MS * 2 ** (tries - 1) * (0.75 + random() / 2));

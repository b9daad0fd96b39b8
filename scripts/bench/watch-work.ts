import type { Page } from '@playwright/test';

/** How long something takes in all, and the longest task of the page in between; milliseconds. */
export type Work = { ms: number; longest: number };

declare global {
  interface Window {
    workUntil: (selector: string, text: string, isOpening: boolean) => Promise<Work>;
  }
}

/**
 * Runs in the page, and so names nothing outside itself. `workUntil` waits for an element that holds a text: since the navigation, or
 * since the last key or choice of a file.
 */
export function watchWork(): void {
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  let asked = 0;
  const ask = ({ timeStamp }: Event) => {
    asked = timeStamp;
  };
  for (const type of ['keydown', 'change']) window.addEventListener(type, ask, true);
  window.workUntil = async (selector, text, isOpening) => {
    const since = isOpening ? 0 : asked;
    const isThere = () => [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
    while (!isThere()) await new Promise(requestAnimationFrame);
    const ended = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    tasks.push(...observer.takeRecords());
    const within = tasks.filter(({ startTime, duration }) => startTime + duration > since && startTime < ended);
    return { ms: ended - since, longest: Math.max(0, ...within.map(({ duration }) => duration)) };
  };
}

/** Presses a key or chooses a file on the page, and measures until an element that the selector finds holds the text. */
export async function worked(
  page: Page,
  [selector, text]: readonly [selector: string, text: string],
  deed: () => Promise<unknown>,
): Promise<Work> {
  await deed();
  return page.evaluate(([found, words]) => window.workUntil(found, words, false), [selector, text] as const);
}

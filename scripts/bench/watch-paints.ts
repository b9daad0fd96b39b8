import type { Page } from '@playwright/test';

/** `ms`: from the first key or click to the paint after the last change it made, undefined where nothing changed; `longest`: the longest task in between. */
export type PaintedAnswer = { ms: number | undefined; longest: number };

declare global {
  interface Window {
    answerTime: (quiet: number) => Promise<PaintedAnswer>;
  }
}

/**
 * Runs in the page, and so names nothing outside itself. `answerTime(quiet)` starts a watch that ends once the page has not
 * changed for so many ms.
 */
export function watchPaints(): void {
  let started: number | undefined;
  for (const type of ['pointerup', 'keydown']) {
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        started ??= timeStamp;
      },
      true,
    );
  }
  window.answerTime = (quiet) => {
    started = undefined;
    return new Promise((resolve) => {
      let painted: number | undefined;
      let longest = 0;
      const tasks = new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          if (started !== undefined && startTime + duration > started) longest = Math.max(longest, duration);
        }
      });
      tasks.observe({ type: 'longtask' });
      const settle = () => {
        changes.disconnect();
        tasks.disconnect();
        resolve({ ms: painted === undefined || started === undefined ? undefined : painted - started, longest });
      };
      let timer = setTimeout(settle, 10_000);
      // Texts for screen readers wait on purpose.
      const isSpoken = ({ target }: MutationRecord) =>
        (target.parentElement ?? (target as Element)).closest('[role=status]') !== null;
      const changes = new MutationObserver((list) => {
        if (started === undefined || list.every(isSpoken)) return;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            painted = performance.now();
            clearTimeout(timer);
            timer = setTimeout(settle, quiet);
          };
          channel.port2.postMessage(undefined);
        });
      });
      changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  };
}

/** Does something on the page and gives what it came to. */
export async function timed(page: Page, quiet: number, deed: () => Promise<unknown>): Promise<PaintedAnswer> {
  const answer = page.evaluate((ms) => window.answerTime(ms), quiet);
  await page.waitForTimeout(30);
  await deed();
  return answer;
}

import type { Locator, Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** How many moves the screen reports of a finger. */
const MOVES = 8;
/** How long a finger takes for its way, and how long it then rests before it is lifted, so that nothing is flung; in seconds. */
const DRAG_SECONDS = 0.2;
const REST_SECONDS = 0.2;
/** How long a quick tap takes, and what is too far apart for a double one. */
const TAP_SECONDS = 0.05;
const GAP_SECONDS = 0.4;

/** The middle of an element, which is brought into the window first. */
export async function centerOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Fingers on the screen. The browser makes its own gestures of them: taps, scrolls and snaps, and it cancels what turns
 * out to be another. The screen's clock is told, so that a busy machine makes no rest short and no double tap slow. For a plain tap
 * Playwright has `tap()`.
 */
export async function createTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  let clock = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[], after = 0) => {
    clock += after;
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: clock });
  };
  /** Begins a gesture, now: what is to come is to the browser no more than what a slow screen reports late. */
  const begin = async () => {
    const ahead = clock - Date.now() / 1000;
    if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead * 1000));
    clock = Date.now() / 1000;
  };
  const move = async (at: (part: number) => readonly Point[], seconds: number) => {
    for (let step = 1; step <= MOVES; step += 1) await send('touchMove', at(step / MOVES), seconds / MOVES);
  };

  return {
    /** One finger, from a point by so many pixels; `held` is awaited before it is lifted. */
    async swipe(from: Point, by: Partial<Point>, held?: () => Promise<unknown>) {
      const { x = 0, y = 0 } = by;
      await begin();
      await send('touchStart', [from]);
      await move((part) => [{ x: from.x + x * part, y: from.y + y * part }], DRAG_SECONDS);
      await held?.();
      await send('touchEnd', [], REST_SECONDS);
    },
    /** Two fingers: the first stays, the other goes away from it by so many pixels, first put down at the second point. */
    async pinch(still: Point, other: Point, by: Partial<Point>) {
      const { x = 0, y = 0 } = by;
      await begin();
      await send('touchStart', [still]);
      await send('touchStart', [still, other]);
      await move((part) => [still, { x: other.x + x * part, y: other.y + y * part }], DRAG_SECONDS);
      await send('touchEnd', [], REST_SECONDS);
    },
    /** Two taps of one finger, as quick as to be one gesture. */
    async doubleTap(at: Point) {
      await begin();
      clock += GAP_SECONDS;
      for (const _ of [1, 2]) {
        await send('touchStart', [at], TAP_SECONDS);
        await send('touchEnd', [], TAP_SECONDS);
      }
    },
  };
}

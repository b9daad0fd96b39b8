import type { Locator, Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** Number of move events per gesture. */
const MOVES = 8;
/** Duration of a drag, and of the pause before the finger is lifted, so that the browser does not fling. */
const DRAG_SECONDS = 0.2;
const REST_SECONDS = 0.2;
/** Duration of a tap, and a pause that is too long for a double tap. */
const TAP_SECONDS = 0.05;
const GAP_SECONDS = 0.4;

/** Scrolls an element into view and returns its center. */
export async function centerOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Sends touch events, from which the browser makes its own gestures: taps, scrolls and snaps. Events have explicit timestamps, so
 * that a busy machine does not change the gesture. For a simple tap use Playwright's `tap()`.
 */
export async function createTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  let clock = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[], delay = 0) => {
    clock += delay;
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: clock });
  };
  /** Starts a gesture now. Waits until the timestamps of the last gesture are in the past. */
  const begin = async () => {
    const waitSeconds = clock - Date.now() / 1000;
    if (waitSeconds > 0) await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
    clock = Date.now() / 1000;
  };
  const move = async (pointsAt: (share: number) => readonly Point[], seconds: number) => {
    for (let step = 1; step <= MOVES; step += 1) await send('touchMove', pointsAt(step / MOVES), seconds / MOVES);
  };

  return {
    /** Moves one finger by a distance in pixels; `beforeRelease` is awaited before it is lifted. */
    async swipe(from: Point, by: Partial<Point>, beforeRelease?: () => Promise<unknown>) {
      const { x = 0, y = 0 } = by;
      await begin();
      await send('touchStart', [from]);
      await move((share) => [{ x: from.x + x * share, y: from.y + y * share }], DRAG_SECONDS);
      await beforeRelease?.();
      await send('touchEnd', [], REST_SECONDS);
    },
    /** Two fingers: the first stays at its point, the second moves by a distance in pixels. */
    async pinch(fixed: Point, moving: Point, by: Partial<Point>) {
      const { x = 0, y = 0 } = by;
      await begin();
      await send('touchStart', [fixed]);
      await send('touchStart', [fixed, moving]);
      await move((share) => [fixed, { x: moving.x + x * share, y: moving.y + y * share }], DRAG_SECONDS);
      await send('touchEnd', [], REST_SECONDS);
    },
    /** Two taps of one finger, fast enough for a double tap. */
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

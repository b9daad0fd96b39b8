import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { SLOWDOWN } from './open-throttled';
import { PAGES } from './pages';
import { watchNavigation } from './watch-navigation';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const LIMIT_MS = 60_000;
/** Without any request: what waits for an idle browser has come. */
const QUIET_MS = 2000;

type Point = { x: number; y: number };
type Way = { device: BrowserContextOptions; press: (page: Page, point: Point) => Promise<unknown> };

/** The ways to press a link: what a page can fetch ahead differs. */
export const WAYS = {
  tapped: { device: PHONE, press: (page, { x, y }) => page.touchscreen.tap(x, y) },
  hovered: {
    device: DESKTOP,
    press: async (page, { x, y }) => {
      await page.mouse.move(x, y);
      await page.waitForTimeout(400);
      await page.mouse.click(x, y);
    },
  },
  pressed: { device: DESKTOP, press: (page, { x, y }) => page.mouse.click(x, y, { delay: 120 }) },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

type Visit = { way: WayName; index: number };

/**
 * From a click on a product of the first category to the product page's first paint, in ms: a first visit with nothing in the
 * cache, the processor slowed down.
 * @param url of an export, with a slash at the end
 * @param index which product of the listing
 */
export async function navigate(browser: Browser, url: string, { way, index }: Visit): Promise<number> {
  const { device, press } = WAYS[way];
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.addInitScript(watchNavigation);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const quiet = watchRequests(page);
    await page.goto(new URL(PAGES.category?.path.slice(1) ?? '', url).href);
    await quiet();
    const address = await addressOfProduct(page, index);
    const link = page.locator(`main a[href="${address}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await quiet();
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await press(page, { x: x + width / 2, y: y + height / 2 });
    const painted = await page.waitForFunction(() => window.paintedAfter);
    return Number(await painted.jsonValue());
  } finally {
    await context.close();
  }
}

/** Gives a wait that ends once nothing has been asked for or is on its way for a while; Playwright's own wait is over sooner. */
function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let lastAt = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    lastAt = performance.now();
  };
  page.on(
    'request',
    note((request) => running.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => running.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => running.delete(request)),
  );
  return async () => {
    lastAt = performance.now();
    while (running.size > 0 || performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
  };
}

/** Of the products of a listing, in order, each once; the last one where there are fewer. */
async function addressOfProduct(page: Page, index: number): Promise<string> {
  const hrefs = await page
    .locator('main a[href*="/products/"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const products = [...new Set(hrefs)].filter((href) => /\/products\/[^/]+\/$/.test(href));
  const address = products[Math.min(index, products.length - 1)];
  if (!address) throw new Error(`no product is linked on ${page.url()}`);
  return address;
}

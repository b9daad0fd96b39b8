import type { Browser, BrowserContextOptions, Locator, Page, Request } from '@playwright/test';
import { SLOWDOWN } from './open-throttled';
import { PAGES, PHONE } from './pages';
import { watchNavigation } from './watch-navigation';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const LIMIT_MS = 60_000;
/** A click that has led nowhere by then is lost. */
const LOST_MS = 20_000;
/** Without any request: what waits for an idle browser has come. */
const QUIET_MS = 2000;

type Point = { x: number; y: number };
type Way = { device: BrowserContextOptions; press: (page: Page, point: Point) => Promise<unknown> };

/** The ways to press a link: what a page can fetch ahead differs. */
export const WAYS: Readonly<Record<string, Way>> = {
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
};

/** Milliseconds of each click that led somewhere, and how many did not. */
export type Clicks = { times: number[]; lost: number };

/** `way` is one of {@link WAYS}. */
type Visits = { way: string; clicks: number; report: (click: number) => void };

/**
 * From a click on a product of the first category to the product page's first paint: each on another product and on a first visit
 * with nothing in the cache, the processor slowed down.
 * @param url of an export, with a slash at the end
 */
export async function navigate(browser: Browser, url: string, { way, clicks, report }: Visits): Promise<Clicks> {
  const times: (number | undefined)[] = [];
  while (times.length < clicks) {
    report(times.length + 1);
    times.push(await clickProduct(browser, url, way, times.length));
  }
  const led = times.filter((time) => time !== undefined);
  return { times: led, lost: clicks - led.length };
}

async function clickProduct(browser: Browser, url: string, name: string, index: number): Promise<number | undefined> {
  const way = WAYS[name];
  if (!way) throw new Error(`no link is ${name}`);
  const { device, press } = way;
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
    await press(page, await pointOf(link));
    const painted = page.waitForFunction(() => window.paintedAfter, undefined, { timeout: LOST_MS });
    return await painted.then((handle) => handle.jsonValue()).catch(() => undefined);
  } finally {
    await context.close();
  }
}

/** A point where the link is what lies on top: the middle of its box need not be in it. */
async function pointOf(link: Locator): Promise<Point> {
  const point = await link.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')].flatMap((part) => [...part.getClientRects()]);
    const middles = parts.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    return middles.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  });
  if (!point) throw new Error('the link cannot be pressed');
  return point;
}

/** Gives a wait that ends once nothing has been asked for or is on its way for a while; Playwright's own wait is over sooner. */
function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let lastAt = performance.now();
  const end = (request: Request) => {
    running.delete(request);
    lastAt = performance.now();
  };
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
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

import type { Browser, Locator, Page } from '@playwright/test';
import { DESKTOP, type Part, PHONE } from './context';
import { slowDown, slowNetwork } from './latency';
import { type Figures, percentile } from './table';

const INPUT_METHODS = {
  tapped: { device: PHONE, press: (link: Locator) => link.tap() },
  hovered: { device: DESKTOP, press: (link: Locator) => link.hover().then(() => link.click({ delay: 100 })) },
};

/** From a click on a product in a listing until the heading of its page is painted, on slow 4G with a slow processor. */
export const clicks: Part = async ({ open, report, runs }) => {
  const { sites, browser } = await open();
  const columns: Record<string, Figures> = {};
  for (const { name, pages } of sites) {
    for (const [way, { device, press }] of Object.entries(INPUT_METHODS)) {
      const times: number[] = [];
      while (times.length < runs) {
        report(`${name}: ${way}, ${times.length + 1} of ${runs}`);
        const page = await openListing(browser, pages.category, device);
        await press(page.locator('main li a[href*="/products/"]').nth(times.length));
        const ms = await page.waitForFunction(() => (window as { headingMs?: number }).headingMs);
        times.push((await ms.jsonValue()) ?? Number.NaN);
        await page.context().close();
      }
      columns[name] = { ...columns[name], [`${way}, ms`]: percentile(times, 0.5) };
    }
  }
  return columns;
};

async function openListing(browser: Browser, url: string, device: object): Promise<Page> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchHeading);
  await slowNetwork(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(page);
  return page;
}

/** Runs in each page. Sets `headingMs` when the heading of a product page is painted, in the same document or the next. */
function watchHeading(): void {
  const KEY = 'bench-clicked';
  const remember = ({ timeStamp }: Event) => sessionStorage.setItem(KEY, String(performance.timeOrigin + timeStamp));
  addEventListener('click', remember, true);
  const look = () => {
    const clicked = Number(sessionStorage.getItem(KEY));
    const isProduct = clicked > 0 && location.pathname.includes('/products/');
    if (!isProduct || !document.querySelector('h1')) return void requestAnimationFrame(look);
    // A task after the frame runs when it has been painted.
    setTimeout(() => Object.assign(window, { headingMs: performance.timeOrigin + performance.now() - clicked }));
  };
  requestAnimationFrame(look);
}

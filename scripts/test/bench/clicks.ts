import type { Browser, Locator, Page } from '@playwright/test';
import { DESKTOP, type Part, PHONE } from './context';
import { slowDown, slowNetwork } from './latency';
import { type Figures, percentile } from './table';

const INPUT_METHODS = {
  tapped: { device: PHONE, press: (link: Locator) => link.tap() },
  hovered: { device: DESKTOP, press: (link: Locator) => link.hover().then(() => link.click({ delay: 100 })) },
};

/** Time from a click on a product card until the heading of its page is painted. Slow 4G, slow processor. */
export const clicks: Part = async ({ open, report, runs }) => {
  const { sites, browser } = await open();
  const columns: Record<string, Figures> = {};
  for (const { name, pages } of sites) {
    for (const [method, { device, press }] of Object.entries(INPUT_METHODS)) {
      const times: number[] = [];
      while (times.length < runs) {
        report(`${name}: ${method}, ${times.length + 1} of ${runs}`);
        const page = await openListing(browser, pages.category, device);
        await press(page.locator('main li a[href*="/products/"]').nth(times.length));
        const ms = await page.waitForFunction(() => (window as { headingMs?: number }).headingMs);
        times.push((await ms.jsonValue()) ?? Number.NaN);
        await page.context().close();
      }
      columns[name] = { ...columns[name], [`${method}, ms`]: percentile(times, 0.5) };
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
  const checkHeading = () => {
    const clicked = Number(sessionStorage.getItem(KEY));
    const isProduct = clicked > 0 && location.pathname.includes('/products/');
    if (!isProduct || !document.querySelector('h1')) return void requestAnimationFrame(checkHeading);
    // A task after the frame runs once the frame is painted.
    setTimeout(() => Object.assign(window, { headingMs: performance.timeOrigin + performance.now() - clicked }));
  };
  requestAnimationFrame(checkHeading);
}

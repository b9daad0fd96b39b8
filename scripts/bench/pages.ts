import type { Browser } from '@playwright/test';
import { CATEGORIES } from '../../lib/catalogue/categories';

/** The phone that pages are measured on. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const CATEGORY = `/${CATEGORIES[0]?.slug}/`;

type Page = { path: string; isProductLinked?: boolean };

/** The pages that are measured: each stands at a `path`, or is the first product linked there. */
export const PAGES: Readonly<Record<string, Page>> = {
  home: { path: '/' },
  category: { path: CATEGORY },
  product: { path: CATEGORY, isProductLinked: true },
};

/**
 * The address of a page by its name in {@link PAGES}, or by its own path. Rejects where no product is linked.
 * @param root address of the site, with a slash at the end
 */
export async function findPage(browser: Browser, root: string, name: string): Promise<string> {
  const { path, isProductLinked } = PAGES[name] ?? { path: name };
  const url = new URL(path.slice(1), root).href;
  if (!isProductLinked) return url;
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const addresses = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  await page.close();
  const product = addresses.find((address) => /\/products\/[^/]+\/$/.test(address));
  if (!product) throw new Error(`no product is linked on ${url}`);
  return product;
}

/** The pages that are measured: each stands at a `path`, or is the first product linked there. */
export const PAGES = {
  home: { path: '/' },
  category: { path: '/clothing/' },
  product: { path: '/clothing/', isProductLinked: true },
};

/**
 * The address of a page by its name in {@link PAGES}, or by its own path. Rejects where no product is linked.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} root address of the site, with a slash at the end
 * @param {string} name
 */
export async function findPage(browser, root, name) {
  const { path, isProductLinked } = PAGES[name] ?? { path: name };
  const url = new URL(path.slice(1), root).href;
  if (!isProductLinked) return url;
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const addresses = await page.locator('main a[href]').evaluateAll((links) => links.map(({ href }) => href));
  await page.close();
  const product = addresses.find((address) => /\/products\/[^/]+\/$/.test(address));
  if (!product) throw new Error(`no product is linked on ${url}`);
  return product;
}

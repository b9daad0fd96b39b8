import type { Page } from '@playwright/test';
import { productPath, requireProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { replaceInScripts } from './network';
import { templates } from './templates';
import { visit } from './visit';

// A part of a page that throws must keep its exported markup, and the rest of the page must work.
type BreakableWindow = Window & {
  brokenParts: readonly string[];
  thrown: Set<unknown>;
  breakable: (part: unknown, Part: unknown) => unknown;
};

/** Start of the built function `withErrorBoundary`, with the names of its parameters. */
const WITH_ERROR_BOUNDARY =
  /(,0,function\((\w+),(\w+)\)\{)(?=return function\(\w+\)\{return\(0,\w+\.jsx\)\(\w+,\{part:)/g;

/** Wraps each part of a page, so that parts in `window.brokenParts` throw when React renders them. */
async function makeBreakable(page: Page) {
  await replaceInScripts(page, WITH_ERROR_BOUNDARY, '$1$3=self.breakable($2,$3);');
  await breakOnLoad(page, []);
}

/** Breaks these parts on each page that is opened next, instead of those of an earlier call. */
const breakOnLoad = (page: Page, brokenParts: readonly string[]) =>
  page.addInitScript((names) => {
    const view = window as unknown as BreakableWindow;
    view.brokenParts = names;
    view.thrown = new Set();
    view.breakable = (part, Part) => {
      const render = (Part as { type?: unknown }).type ?? Part;
      return (props: unknown) => {
        const name = typeof part === 'function' ? part(props) : part;
        if (view.brokenParts.includes(name)) {
          view.thrown.add(name);
          throw new Error(`broken part ${name}`);
        }
        return (render as (props: unknown) => unknown)(props);
      };
    };
  }, brokenParts);

const breakNow = (page: Page, ...parts: string[]) =>
  page.evaluate((names) => {
    (window as unknown as BreakableWindow).brokenParts = names;
  }, parts);

type Part = { name: string; markup: string; hasParts: boolean };

/** Parts of a page: in its exported HTML, or in the current document. */
function partsOf(page: Page, exported?: string): Promise<Part[]> {
  return page.evaluate((html) => {
    const root =
      html === undefined
        ? (document.documentElement.cloneNode(true) as HTMLElement)
        : new DOMParser().parseFromString(html, 'text/html');
    // Custom elements also run in exported markup and change their content.
    for (const element of root.querySelectorAll('card-tools, shipping-mark')) element.remove();
    return [...root.querySelectorAll<HTMLElement>('[data-part]')].map((element) => ({
      name: element.dataset.part ?? '',
      markup: element.innerHTML,
      hasParts: element.querySelector('[data-part]') !== null,
    }));
  }, exported);
}

/** Errors of broken parts, and messages of React about them. */
const EXPECTED = /broken part|hydrat/;

/** Pages that together have every part of the shop. */
const pages = [
  ...templates.filter(({ name }) => !name.startsWith('admin')),
  { name: 'all products', path: '/all-products/' },
];

test('each part of a page keeps its markup when it throws during hydration', async ({
  page,
  allowConsole,
  allow404,
  request,
}) => {
  allowConsole(EXPECTED);
  allow404(templates.find(({ isNotFound }) => isNotFound)?.path ?? '');
  await makeBreakable(page);
  const tested = new Set<string>();
  for (const { name, path } of pages)
    await test.step(name, async () => {
      const html = await (await request.get(`.${path.replace(/\?.*/, '')}`)).text();
      const exported = await partsOf(page, html);
      expect(new Set(exported.map((part) => part.name)).size, 'names are unique').toBe(exported.length);
      const untested = exported.filter((part) => !tested.has(part.name));
      // A part inside of another one cannot throw after the outer one has thrown.
      for (const hasParts of [false, true]) {
        const broken = untested.filter((part) => part.hasParts === hasParts);
        if (broken.length === 0) continue;
        const names = broken.map((part) => part.name);
        await breakOnLoad(page, names);
        await visit(page, path);
        const now = new Map((await partsOf(page)).map((part) => [part.name, part.markup]));
        const thrown = await page.evaluate(() => [...(window as unknown as BreakableWindow).thrown]);
        expect(thrown.sort(), 'parts that threw').toEqual(names.sort());
        for (const part of broken) expect(now.get(part.name), part.name).toBe(part.markup);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        for (const part of names) tested.add(part);
      }
    });
});

const product = requireProduct('with pictures', ({ images }) => images.length > 1);

test('a part that throws later shows its exported markup, and the others work', async ({
  page,
  allowConsole,
  request,
}) => {
  allowConsole(EXPECTED);
  await makeBreakable(page);
  await visit(page, productPath(product));
  const exported = await partsOf(page, await (await request.get(`.${productPath(product)}`)).text());
  const before = exported.find(({ name }) => name === 'gallery');
  expect(before?.markup).toContain('<img');
  await breakNow(page, 'gallery');
  await page.locator('[data-part=gallery]').getByRole('button').nth(1).click();
  await expect.poll(async () => (await partsOf(page)).find(({ name }) => name === 'gallery')).toEqual(before);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel').nth(0)).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Product Details');
});

test('an error outside of the parts shows the error page of the shop', async ({ page, allowConsole }) => {
  allowConsole(/broken footer|hydrat/);
  await replaceInScripts(page, 'id:"footer-menu"', 'id:(()=>{throw Error("broken footer")})()');
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByRole('link', { name: 'All products' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await reloaded;
});

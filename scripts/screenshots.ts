/**
 * `npm run screenshots -- [WORD ...]`: takes a picture of every template at every width in both themes, into screenshots/. Words
 * narrow it down: `product 390 dark` takes those whose name holds all three.
 */
import type { Browser, Page } from '@playwright/test';
import { CATEGORIES } from '../lib/catalogue/categories';
import { PAGE_ROWS } from '../lib/site/pages';
import { launchBrowser } from './browser/launch-browser';
import { readCommand } from './command';
import { serve } from './server/serve';

const FOLDER = 'screenshots';
const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const IMAGE_LIMIT_MS = 5000;

const PRODUCT = /^\/products\/[^/]+\/$/;

type Template = {
  name: string;
  path: string;
  /** The template is the first link on the page at `path` that matches this. */
  link?: RegExp;
  /** The answer to expect, where it is not 200. */
  status?: number;
  isProtected?: boolean;
};
type ShotSet = { viewport: (typeof SIZES)[number]; theme: (typeof THEMES)[number] };

const [first] = CATEGORIES;
const category = `/${first?.slug}/`;

/** The pages that say something by themselves. */
const SHOWN = Object.values(PAGE_ROWS)
  .filter(({ kind }) => kind === 'text' || kind === 'listing')
  .map(({ path }) => ({ name: path.slice(1, -1) || 'home', path }));

/** Templates behind the sign-in come last, since signing in changes what the login page shows. */
const TEMPLATES: readonly Template[] = [
  ...SHOWN,
  { name: 'category', path: category },
  { name: 'numbered-page', path: '/all-products/page/2/' },
  { name: 'subcategory', path: category, link: new RegExp(`^${category}(?!page/)[^/]+/$`) },
  { name: 'generic-category', path: `/category/${first?.key}/` },
  { name: 'brand', path: '/brands/', link: /^\/brands\/[^/]+\/$/ },
  ...CATEGORIES.map(({ slug }) => ({ name: `product-${slug}`, path: `/${slug}/`, link: PRODUCT })),
  { name: 'search', path: `/search/?${new URLSearchParams({ query: first?.name ?? '' })}` },
  { name: 'search-empty', path: '/search/?query=zzzz' },
  { name: 'not-found', path: '/no-such-page/', status: 404 },
  { name: 'admin-login', path: '/admin/login/' },
  { name: 'admin-products', path: '/admin/products/', isProtected: true },
  { name: 'admin-add-product', path: '/admin/add-product/', isProtected: true },
  { name: 'admin-changes', path: '/admin/changes/', isProtected: true },
  { name: 'admin-publish', path: '/admin/publish/', isProtected: true },
  { name: 'admin-orders', path: '/admin/orders/', isProtected: true },
];

const { words } = readCommand();
const sets: ShotSet[] = SIZES.flatMap((viewport) => THEMES.map((theme) => ({ viewport, theme })));
const shotName = (template: Template, { viewport, theme }: ShotSet) => `${template.name}-${viewport.width}-${theme}`;

/** Goes to a path of the site and fails where the answer is not the one expected. */
async function open(page: Page, base: string, path: string, status = 200): Promise<void> {
  const response = await page.goto(new URL(path.slice(1), base).href, { waitUntil: 'load' });
  if (response?.status() !== status) throw new Error(`${path} answered ${response?.status()}`);
}

async function openTemplate(page: Page, base: string, { path, link, status }: Template): Promise<void> {
  await open(page, base, path, status);
  if (!link) return;
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((found) => (found as HTMLAnchorElement).pathname));
  const root = new URL(base).pathname;
  const target = addresses.map((address) => `/${address.slice(root.length)}`).find((address) => link.test(address));
  if (!target) throw new Error(`no link on ${path} matches ${link}`);
  await open(page, base, target);
}

async function signIn(page: Page, base: string): Promise<void> {
  await open(page, base, '/admin/login/');
  const form = page.locator('form:has(input[type=password])');
  for (const field of ['email', 'password']) {
    const shown = await page.locator(`[data-demo-${field}]`).textContent();
    await form.locator(`input[type=${field}]`).fill(shown ?? '');
  }
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/admin/products/');
}

/** Loads what waits for scrolling too, or a full page shows gaps; an image that hangs is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const loaded = Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, limit))]);
  }, IMAGE_LIMIT_MS);
}

/** Gives how many shots failed. */
async function shootSet(browser: Browser, base: string, set: ShotSet): Promise<number> {
  const templates = TEMPLATES.filter((template) => words.every((word) => shotName(template, set).includes(word)));
  if (templates.length === 0) return 0;
  const isPhone = set.viewport.width < 768;
  const context = await browser.newContext({
    viewport: set.viewport,
    colorScheme: set.theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  let isSignedIn = false;
  let failed = 0;
  for (const template of templates) {
    const path = `${FOLDER}/${shotName(template, set)}.png`;
    try {
      if (template.isProtected && !isSignedIn) {
        await signIn(page, base);
        isSignedIn = true;
      }
      await openTemplate(page, base, template);
      await settle(page);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      console.log(path);
    } catch (error) {
      failed += 1;
      console.error(`${path} failed: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await context.close();
  return failed;
}

const server = await serve({ port: 0, basePath: process.env.BASE_PATH });
try {
  const browser = await launchBrowser();
  let failed = 0;
  for (const set of sets) failed += await shootSet(browser, server.url, set);
  await browser.close();
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await server.close();
}

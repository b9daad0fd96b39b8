/** Takes a screenshot of every page template at every width in both themes, into screenshots/. */
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { storageKey } from '../lib/storage/web-storage';
import type { Template } from '../tests/e2e/templates';
import { readCommand } from './build/cli/command';
import { serve } from './build/server/serve';
import { launchBrowser } from './test/browser';

const FOLDER = 'screenshots';
const THEMES = ['light', 'dark'] as const;
const SIZES: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const IMAGE_LIMIT_MS = 5000;

type Shot = { name: string; template: Template; viewport: ViewportSize; theme: (typeof THEMES)[number] };

async function open(page: Page, { path, isNotFound = false, isProtected = false }: Template): Promise<void> {
  if (isProtected) await page.addInitScript((key) => localStorage.setItem(key, 'signed-in'), storageKey('admin'));
  const response = await page.goto(`.${path}`);
  if (response?.status() !== (isNotFound ? 404 : 200)) throw new Error(`${path} answered ${response?.status()}`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page
    .getByText(/^(?:Searching|Loading)/)
    .first()
    .waitFor({ state: 'hidden' });
}

/** Lets pages show the shop's fonts even if they load late. */
const waitForFonts = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });

/** Loads lazy images, which a screenshot of the full page shows. Waits for at most IMAGE_LIMIT_MS. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    // The first page of a visit renders without the text font.
    document.documentElement.dataset.fonts = '';
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const loaded = Promise.allSettled(images.map((image) => image.decode()));
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, limit))]);
  }, IMAGE_LIMIT_MS);
}

async function takeScreenshot(browser: Browser, baseURL: string, { template, viewport, theme }: Shot, path: string) {
  const isPhone = viewport.width < 768;
  const options = { colorScheme: theme, reducedMotion: 'reduce', isMobile: isPhone, hasTouch: isPhone } as const;
  const context = await browser.newContext({ baseURL, viewport, ...options });
  try {
    const page = await context.newPage();
    await waitForFonts(page);
    await open(page, template);
    await settle(page);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

const { positionals } = readCommand({
  usage: `node --import ./scripts/register.mjs scripts/screenshots.ts [WORD ...]

Takes a screenshot of every page template at every width in both themes, into screenshots/. Words select by name: 'product 390 dark'
takes screenshots whose name has all three words.`,
  maxPositionals: Number.POSITIVE_INFINITY,
});
const server = await serve({ port: 0, basePath: process.env.BASE_PATH });
try {
  // This module reads the export when it loads, so the server comes first.
  const { templates } = await import('../tests/e2e/templates');
  // Templates with lines in the request list need steps of the browser tests.
  const shown = templates.filter(({ requestLines = [] }) => requestLines.length === 0);
  const shots = SIZES.flatMap((viewport) =>
    THEMES.flatMap((theme) =>
      shown.map((template): Shot => {
        const name = `${template.name.replace(/\W+/g, '-')}-${viewport.width}-${theme}`;
        return { name, template, viewport, theme };
      }),
    ),
  );
  const browser = await launchBrowser();
  for (const shot of shots.filter(({ name }) => positionals.every((word) => name.includes(word)))) {
    const path = `${FOLDER}/${shot.name}.png`;
    try {
      await takeScreenshot(browser, server.url, shot, path);
      console.log(path);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${path} failed: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await browser.close();
} finally {
  await server.close();
}

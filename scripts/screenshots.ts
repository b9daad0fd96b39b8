/** Takes the pictures of the documents, or screenshots of every page template. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { skipSignIn } from '../tests/e2e/admin-actions';
import type { Template } from '../tests/e2e/templates';
import { visit } from '../tests/e2e/visit';
import { readCommand } from './build/cli/command';
import { serve } from './build/server/serve';
import { launchBrowser } from './test/browser';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 820, 1280] as const;
const HEIGHTS = { 390: 844, 820: 1180, 1280: 800 };
const IMAGE_LIMIT_MS = 5000;

/** A screenshot. A full page is as high as its content, and `height` is that of the window. */
type Shot = {
  path: string;
  width?: (typeof WIDTHS)[number];
  height?: number;
  theme?: (typeof THEMES)[number];
  isFullPage?: boolean;
  open: (page: Page) => Promise<unknown>;
};

/** Opens a template and waits until its content is loaded. */
async function openTemplate(page: Page, { path, isNotFound = false, isProtected = false }: Template): Promise<void> {
  if (isProtected) await skipSignIn(page);
  const response = await visit(page, path);
  if (response?.status() !== (isNotFound ? 404 : 200)) throw new Error(`${path} answered ${response?.status()}`);
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
    const loaded = Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, limit))]);
  }, IMAGE_LIMIT_MS);
}

async function takeScreenshot(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { path, width = 1280, height = HEIGHTS[width], theme = 'light', isFullPage = false, open } = shot;
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    // The picture of the Publish page sends requests to a fake git host.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await waitForFonts(page);
    await open(page);
    await settle(page);
    // Nothing has the focus or the hover style.
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const image = sharp(await page.screenshot({ fullPage: isFullPage, animations: 'disabled' }));
    // A WebP has at most 16,383 pixels, and a full page may be higher.
    await (isFullPage ? image.png() : image.webp({ effort: 6, smartSubsample: true })).toFile(path);
  } finally {
    await context.close();
  }
}

/** Every page template at every width in both themes. */
async function templateShots(): Promise<Shot[]> {
  const { templates } = await import('../tests/e2e/templates');
  // Templates with lines in the request list need steps of the browser tests.
  const shown = templates.filter(({ requestLines = [] }) => requestLines.length === 0);
  return WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) =>
      shown.map((template): Shot => {
        const path = `screenshots/${template.name.replace(/\W+/g, '-')}-${width}-${theme}.png`;
        return { path, width, theme, isFullPage: true, open: (page) => openTemplate(page, template) };
      }),
    ),
  );
}

async function documentShots(): Promise<Shot[]> {
  const { documentPictures } = await import('./test/document-pictures');
  return documentPictures.map(({ name, ...picture }) => ({ path: `docs/images/${name}.webp`, ...picture }));
}

const { positionals: words, flags } =
  readCommand(`node --import ./scripts/register.mjs scripts/screenshots.ts [--templates] [WORD ...]

Takes the pictures of the documents from the export in out/, into docs/images. Words select pictures by name: 'admin form'.
--templates  every page template at every width in both themes instead, into screenshots/`);
const server = await serve({ port: 0, basePath: process.env.BASE_PATH });
try {
  // The modules of the pictures read the export when they load, so the server comes first.
  const shots = flags.has('templates') ? await templateShots() : await documentShots();
  for (const { path } of shots) mkdirSync(dirname(path), { recursive: true });
  const browser = await launchBrowser();
  for (const shot of shots.filter(({ path }) => words.every((word) => path.includes(word)))) {
    try {
      await takeScreenshot(browser, server.url, shot);
      console.log(shot.path);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${shot.path} failed: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await browser.close();
} finally {
  await server.close();
}

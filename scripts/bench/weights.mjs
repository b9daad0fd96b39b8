import { join } from 'node:path';
import { findBrowser, launchOptions } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { findPage, PAGES } from './pages.mjs';
import { addUp, reportWeights, weighBody } from './weigh.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const LIMIT_MS = 60_000;

/** The kind of a request by what the browser wants it for; the rest are data: JSON, flight payloads. */
const KIND_OF = { document: 'HTML', stylesheet: 'CSS', script: 'script', font: 'font', image: 'image' };

/** Weighs what a first visit on a phone loads from the export in out/, until the network is idle. */
export const weights = {
  name: 'weights',
  cases: Object.keys(PAGES),
  accepts: (word) => word in PAGES || word.startsWith('/'),
  report: reportWeights,

  async open({ root, signal, progress }) {
    const { chromium } = await import('@playwright/test');
    const { executablePath } = await findBrowser();
    const server = await serve({ root: join(root, 'out'), port: 0, basePath: process.env.BASE_PATH });
    // Playwright would end the process on a Ctrl-C; this one cleans up first.
    const options = { ...launchOptions(executablePath), handleSIGINT: false, handleSIGTERM: false };
    const browser = await chromium.launch(options).catch(async (error) => {
      await server.close();
      throw error;
    });
    const close = async () => {
      await browser.close();
      await server.close();
    };
    signal.addEventListener('abort', () => browser.close(), { once: true });

    async function measure(name) {
      progress(`${name}: loading`);
      return visit(browser, await findPage(browser, server.url, name));
    }

    return { measure, close };
  },
};

async function openPage(browser, url, waitUntil, watch) {
  // A context of its own: nothing is in the cache.
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await watch?.(page);
  const response = await page.goto(url, { waitUntil, timeout: LIMIT_MS });
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
  return page;
}

/** @returns {Promise<import('./weigh.mjs').PageResult & { loaded: import('./weigh.mjs').Loaded[] }>} */
async function visit(browser, url) {
  const requests = [];
  let isLoaded = false;
  const page = await openPage(browser, url, 'networkidle', (opened) => {
    opened.on('load', () => {
      isLoaded = true;
    });
    opened.on('request', (request) => requests.push({ request, isLater: isLoaded }));
  });
  const { pathname, origin } = new URL(url);
  const loaded = [];
  const failed = new Set();
  for (const { request, isLater } of requests) {
    const address = request.url().replace(origin, '');
    if (address.startsWith('data:')) continue;
    const response = await request.response();
    if (response?.ok()) {
      const type = response.headers()['content-type'] ?? '';
      const kind = KIND_OF[request.resourceType()] ?? 'data';
      loaded.push({ url: address, kind, isLater, ...weighBody(await response.body(), type) });
    } else {
      failed.add(address);
    }
  }
  await page.context().close();
  return { path: pathname, weights: addUp(loaded), failed: [...failed], loaded };
}

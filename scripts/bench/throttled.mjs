import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, launchOptions } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { runTypeScript } from './run.mjs';

/** How many times slower than this machine the pages run; the browser cannot slow workers down. */
export const SLOWDOWN = 4;
const INDEX = /\/data\/catalogue-\w+\.json$/;

/**
 * Opens pages of the export in a browser whose processor is slowed down, over the catalogue index of any number of products.
 * @param {{ root: string, signal: AbortSignal }} options
 */
export async function openThrottled({ root, signal }) {
  const { chromium } = await import('@playwright/test');
  const { executablePath } = await findBrowser();
  const server = await serve({ root: join(root, 'out'), port: 0, basePath: process.env.BASE_PATH });
  const options = { ...launchOptions(executablePath), handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch(options).catch(async (error) => {
    await server.close();
    throw error;
  });
  signal.addEventListener('abort', () => browser.close(), { once: true });
  const close = async () => {
    await browser.close();
    await server.close();
  };

  /** @param {{ path: string, products: number | undefined }} wish `products` undefined for the bundled catalogue */
  async function open({ path, products }) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    if (products) {
      const body = await sampleIndex(root, products);
      await page.route(INDEX, (route) => route.fulfill({ body, contentType: 'application/json' }));
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchPaints);
    await page.goto(new URL(path.slice(1), server.url).href);
    await page.waitForLoadState('networkidle');
    return page;
  }
  return { open, close };
}

/** The index of a sample, made once. */
export async function sampleIndex(root, products) {
  const folder = join(root, '.cache', 'bench-index');
  const file = join(folder, `${products}.json`);
  await mkdir(folder, { recursive: true });
  await runTypeScript('scripts/bench/columns.ts', [String(products), file], { cwd: root });
  return readFile(file);
}

/**
 * Runs in the page. `answerTime(quiet)` starts a watch that ends once the page has not changed for so many ms:
 * it resolves with the time from the first key or click to the paint after the last change, and with the longest task in between, in ms.
 */
function watchPaints() {
  let started;
  for (const type of ['pointerup', 'keydown']) {
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        started ??= timeStamp;
      },
      true,
    );
  }
  window.answerTime = (quiet) => {
    started = undefined;
    return new Promise((resolve) => {
      let painted;
      let longest = 0;
      let timer;
      const tasks = new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          if (started !== undefined && startTime + duration > started) longest = Math.max(longest, duration);
        }
      });
      tasks.observe({ type: 'longtask' });
      const settle = () => {
        changes.disconnect();
        tasks.disconnect();
        resolve({ ms: painted === undefined ? undefined : painted - started, longest });
      };
      // What is said to screen readers waits on purpose.
      const isSpoken = ({ target }) => (target.parentElement ?? target).closest('[role=status]') !== null;
      const changes = new MutationObserver((list) => {
        if (started === undefined || list.every(isSpoken)) return;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            painted = performance.now();
            clearTimeout(timer);
            timer = setTimeout(settle, quiet);
          };
          channel.port2.postMessage(undefined);
        });
      });
      changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      timer = setTimeout(settle, 10_000);
    });
  };
}

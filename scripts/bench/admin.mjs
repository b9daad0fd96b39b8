import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, launchOptions } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { percentile } from './percentile.mjs';
import { runTypeScript } from './run.mjs';
import { formatFigure, formatTable } from './table.mjs';

const SEEDINGS = 10;
const STEPS = 40;
const GOAL_MS = 200;
const LEDGER = 'sp:catalogue';

/** The admin over real storage in a browser: from the catalogue's last byte to the list, and from a key or a click to the painted answer. */
export const admin = {
  name: 'admin',
  cases: ['admin-240', 'admin-10000'],
  accepts: (word) => admin.cases.includes(word),
  report: reportAdmin,

  async open({ root, signal, progress }) {
    const { chromium } = await import('@playwright/test');
    const { executablePath } = await findBrowser();
    const server = await serve({ root: join(root, 'out'), port: 0, basePath: process.env.BASE_PATH });
    const options = { ...launchOptions(executablePath), handleSIGINT: false, handleSIGTERM: false };
    const browser = await chromium.launch(options).catch(async (error) => {
      await server.close();
      throw error;
    });
    signal.addEventListener('abort', () => browser.close(), { once: true });

    async function measure(name) {
      const products = Number(name.replace('admin-', ''));
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      if (products !== 240) {
        const body = await sampleCatalogue(root, products);
        await context.route('**/catalogue.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
      }
      await context.addInitScript(watch);
      const seedings = [];
      for (let time = 0; time < SEEDINGS; time += 1) {
        if (signal.aborted) throw new Error('interrupted');
        progress(`${name}: seeding ${time + 1} of ${SEEDINGS}`);
        const page = await context.newPage();
        await openFresh(page, server.url);
        seedings.push(await page.evaluate(() => window.seedingTime()));
        await page.close();
      }
      const page = await context.newPage();
      await openFresh(page, server.url);
      const keys = [];
      const field = page.getByLabel('Name, maker or id');
      while (keys.length < STEPS) {
        if (signal.aborted) throw new Error('interrupted');
        progress(`${name}: key ${keys.length} of ${STEPS}`);
        await field.fill('');
        await page.waitForTimeout(150);
        for (const key of ['s', 'h', 'i', 'r']) keys.push(await timed(page, () => field.press(key)));
      }
      await field.fill('');
      const edits = [];
      while (edits.length < STEPS) {
        if (signal.aborted) throw new Error('interrupted');
        progress(`${name}: edit ${edits.length} of ${STEPS}`);
        edits.push(await timed(page, () => page.getByRole('button', { name: 'Duplicate' }).first().click()));
      }
      const ledgerLength = await page.evaluate((key) => localStorage.getItem(key)?.length, LEDGER);
      await context.close();
      return {
        products,
        seedingP95Ms: percentile(seedings, 0.95),
        keyP95Ms: percentile(keys, 0.95),
        editP95Ms: percentile(edits, 0.95),
        ledgerLength,
      };
    }

    const close = async () => {
      await browser.close();
      await server.close();
    };
    return { measure, close };
  },
};

/** Opens the list signed in and without a ledger. */
async function openFresh(page, url) {
  await page.goto(new URL('admin/login/', url).href);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    localStorage.setItem('sp:admin', 'signed-in');
  }, LEDGER);
  await page.goto(new URL('admin/products/', url).href);
  await page.locator('tbody tr').first().waitFor();
}

/** Milliseconds from the first event of a deed to the paint after the last change that it made. */
async function timed(page, deed) {
  const answer = page.evaluate(() => window.answerTime());
  await deed();
  return answer;
}

/** The category map of a random catalogue, made once. */
async function sampleCatalogue(root, products) {
  const file = join(root, '.cache', `bench-catalogue-${products}.json`);
  await runTypeScript('scripts/catalogue-sample.ts', [String(products), '--out', file], { cwd: root });
  return JSON.stringify(JSON.parse(await readFile(file, 'utf8')));
}

/** Runs in the page. */
function watch() {
  const QUIET_MS = 250;
  let listed;
  const first = new MutationObserver(() => {
    if (!document.querySelector('tbody tr')) return;
    first.disconnect();
    requestAnimationFrame(() => {
      listed = performance.now();
    });
  });
  first.observe(document, { subtree: true, childList: true });
  window.seedingTime = async () => {
    while (listed === undefined) await new Promise(requestAnimationFrame);
    const [fetched] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/catalogue.json'));
    return listed - fetched.responseEnd;
  };

  let started;
  for (const type of ['click', 'input']) {
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        started ??= timeStamp;
      },
      true,
    );
  }
  window.answerTime = () =>
    new Promise((resolve) => {
      started = undefined;
      let timer;
      const changes = new MutationObserver(() => {
        if (started === undefined) return;
        requestAnimationFrame(() => {
          const painted = performance.now();
          clearTimeout(timer);
          timer = setTimeout(() => {
            changes.disconnect();
            resolve(painted - started);
          }, QUIET_MS);
        });
      });
      changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
}

/** @param {Record<string, any>} results */
export function reportAdmin(results) {
  const rows = Object.values(results).map((result) => [
    formatFigure(result.products),
    formatFigure(result.seedingP95Ms),
    formatFigure(result.keyP95Ms),
    formatFigure(result.editP95Ms),
    formatFigure(GOAL_MS),
    formatFigure(result.ledgerLength),
  ]);
  const head = ['products', 'seeding p95, ms', 'key in the filter', 'edit', 'goal', 'ledger, characters'];
  return `${formatTable(head, rows)}\nSeeding: from the last byte of the catalogue to the painted list. Goal for the ledger: under 1,000,000 characters.`;
}

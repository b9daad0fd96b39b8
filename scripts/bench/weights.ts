import type { Browser, Request } from '@playwright/test';
import { openExport } from './open-export';
import { findPage, PAGES, PHONE } from './pages';
import type { Part } from './part';
import { addUp, type Loaded, type PageResult, reportWeights, weighBody } from './weigh';

const LIMIT_MS = 60_000;

/** The kind of a request by what the browser wants it for; the rest are data: JSON, flight payloads. */
const KIND_OF: Readonly<Record<string, string>> = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'script',
  font: 'font',
  image: 'image',
};

/** Weighs what a first visit on a phone loads from the export in out/, until the network is idle. */
export const weights: Part<PageResult & { loaded: Loaded[] }> = {
  name: 'weights',
  cases: Object.keys(PAGES),
  accepts: (word) => word.startsWith('/'),
  report: reportWeights,

  async open(options) {
    const { url, browser, close } = await openExport(options);
    const measure = async (name: string) => {
      options.progress(`${name}: loading`);
      return weighPage(browser, await findPage(browser, url, name));
    };
    return { measure, close };
  },
};

/** Weighs what a first visit on a phone loads until the network is idle. Rejects where the page does not answer. */
export async function weighPage(browser: Browser, url: string): Promise<PageResult & { loaded: Loaded[] }> {
  // A context of its own: nothing is in the cache.
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const requests: { request: Request; isLater: boolean }[] = [];
  let isLater = false;
  page.on('load', () => {
    isLater = true;
  });
  page.on('request', (request) => requests.push({ request, isLater }));
  const response = await page.goto(url, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
  const { pathname, origin } = new URL(url);
  const loaded: Loaded[] = [];
  const failed = new Set<string>();
  for (const { request, isLater } of requests) {
    const address = request.url().replace(origin, '');
    if (address.startsWith('data:')) continue;
    const response = await request.response();
    // The browser keeps no body of what was only fetched ahead.
    const body = response?.ok() ? await response.body().catch(() => undefined) : undefined;
    if (response && body) {
      const type = response.headers()['content-type'] ?? '';
      const kind = KIND_OF[request.resourceType()] ?? 'data';
      loaded.push({ url: address, kind, isLater, gzip: weighBody(body, type) });
    } else {
      failed.add(address);
    }
  }
  await context.close();
  return { path: pathname, weights: addUp(loaded), failed: [...failed], loaded };
}

import type { Request } from '@playwright/test';
import { measurePages, type Part, PHONE } from './context';

const KIND_OF: Readonly<Record<string, string>> = {
  document: 'HTML, KB',
  stylesheet: 'CSS, KB',
  script: 'script, KB',
  font: 'fonts, KB',
  image: 'pictures, KB',
};
const BEFORE_LOAD = 'before the load event, KB';
const OTHER = 'other, KB';
const ALL = 'all, KB';

/** The compressed bytes of a first visit on a phone, until the network is idle. */
export const weights: Part = (context) =>
  measurePages(context, async (url, { browser }) => {
    const visit = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await visit.newPage();
    const requests: { request: Request; isEarly: boolean }[] = [];
    let isEarly = true;
    page.once('load', () => {
      isEarly = false;
    });
    page.on('request', (request) => requests.push({ request, isEarly }));
    await page.goto(url, { waitUntil: 'networkidle' });
    const rows = [...Object.values(KIND_OF), OTHER, BEFORE_LOAD, ALL];
    const figures: Record<string, number> = Object.fromEntries(rows.map((row) => [row, 0]));
    for (const { request, isEarly: isBeforeLoad } of requests) {
      const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
      const kind = KIND_OF[request.resourceType()] ?? OTHER;
      for (const row of isBeforeLoad ? [kind, BEFORE_LOAD, ALL] : [kind, ALL])
        figures[row] = (figures[row] ?? 0) + responseBodySize / 1000;
    }
    await visit.close();
    return figures;
  });

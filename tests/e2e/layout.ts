import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node | null }[];
};
declare global {
  interface Window {
    shifts?: { value: number; what: string }[];
  }
}

/** Counts from now on what moves by itself in every document that the page opens. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    window.shifts = shifts;
    // Chromium alone counts them.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const nodes = entry.sources?.map(({ node }) =>
          node instanceof HTMLElement ? node.className || node.tagName : 'text',
        );
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: nodes?.join(', ') ?? '' });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout-shift sum of the document so far, and what has moved. */
export async function readShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  const shifts = await page.evaluate(() => window.shifts ?? []);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what) };
}

/** Scrolls through the page, a screen at a time, and back to its top; what loads late loads then. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
    }
    window.scrollTo(0, 0);
    await frame();
  });
}

/** The elements that reach out of the page sideways at the width of the viewport: the tags and classes of the widest elements. */
export async function findOverflow(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right } = element.getBoundingClientRect();
      return right > limit + 1;
    });
    return [
      `the page is ${document.documentElement.scrollWidth} px wide`,
      ...wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`),
    ];
  }, width);
}

import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node | null }[];
};
declare global {
  interface Window {
    shifts?: { value: number; elements: string }[];
  }
}

/** Records layout shifts without user input in every document that the page opens from now on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; elements: string }[] = [];
    window.shifts = shifts;
    // Only Chromium reports layout shifts.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const nodes = entry.sources?.map(({ node }) =>
          node instanceof HTMLElement ? node.className || node.tagName : 'text',
        );
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, elements: nodes?.join(', ') ?? '' });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the layout shifts of the document, and the elements that have moved. */
export async function readShifts(page: Page): Promise<{ sum: number; elements: string[] }> {
  const shifts = await page.evaluate(() => window.shifts ?? []);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), elements: shifts.map(({ elements }) => elements) };
}

/** Scrolls through the page one screen at a time and back to the top, so that lazy content loads. */
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

/** Returns the page width and the first elements that overflow the viewport horizontally; empty if none do. */
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

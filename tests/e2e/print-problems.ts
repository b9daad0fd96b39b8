import type { Page } from '@playwright/test';

/** Elements that must not be printed, or are not readable on paper (browsers do not print backgrounds). */
export async function findPrintProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_CONTRAST = 4.5;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    };
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    const controls = document.querySelectorAll('nav, button, input, select, textarea, [role=tab], [role=tablist]');
    const problems = [...controls].filter(isShown).map((control) => `${name(control)} is printed`);
    const contrastToWhite = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const { color } = getComputedStyle(element);
      if (contrastToWhite(color) < MIN_CONTRAST) problems.push(`${name(element)} has too little contrast: ${color}`);
    }
    return [...new Set(problems)];
  });
}

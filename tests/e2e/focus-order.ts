import type { Page } from '@playwright/test';

/**
 * Presses Tab repeatedly from the top of the page. Returns problems: focus that moves backwards in the document, has no focus ring,
 * or is not visible.
 */
export async function checkFocusOrder(page: Page, presses: number): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const problems: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(focusProblems);
    if (!step) break;
    problems.push(...step);
  }
  await page.evaluate(() => {
    delete window.lastFocused;
  });
  return problems;
}

declare global {
  interface Window {
    lastFocused?: Element | undefined;
  }
}

/** Runs in the page. Returns problems of the focused element; `undefined` if the focus has left the page. */
function focusProblems(): string[] | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
  const before = window.lastFocused;
  window.lastFocused = focused;
  // Hydration may have replaced the previous element; document order is undefined for removed elements.
  const isBack =
    before?.isConnected === true && Boolean(before.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING);
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const hit = isInside ? document.elementFromPoint(x, y) : null;
  const group = focused.closest('label') ?? focused;
  const isCovered =
    isInside &&
    hit !== null &&
    !group.contains(hit) &&
    !hit.contains(focused) &&
    hit.closest('header, [data-sticky]') !== focused.closest('header, [data-sticky]');
  // The focus ring may be on the control, its container, or an overlay of a card.
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const containers = [focused.parentElement, focused.closest('li, article, figure')].flatMap(
    (element) => element ?? [],
  );
  const hasRing = [
    focused,
    ...labels,
    ...containers,
    ...focused.querySelectorAll('*'),
    ...labels.flatMap((label) => [...label.querySelectorAll('*')]),
  ].some((element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }),
  );
  return [
    ...(isBack ? [`${name} comes after an element below it`] : []),
    ...(hasRing ? [] : [`${name} has no focus ring`]),
    ...(isInside ? [] : [`${name} has the focus outside of the viewport`]),
    ...(isCovered ? [`${name} has the focus but is covered by ${hit?.tagName.toLowerCase()}.${hit?.className}`] : []),
  ];
}

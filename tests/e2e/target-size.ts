import type { Page } from '@playwright/test';

/** Minimum width and height of a touch target, in pixels. */
const MIN_SIDE = 44;

/**
 * Controls whose touch target is smaller than 44 x 44 px around their center. Labels and overlays count as part of the control.
 * Links in text are exempt (WCAG 2.5.8).
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((side) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]',
    );
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    };
    const isInText = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      );
    };
    const labelsOf = (control: HTMLElement) =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : [];
    const small: string[] = [];
    for (const control of controls) {
      if (!isShown(control) || isInText(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const areas = [control, ...labelsOf(control)];
      const isWide = areas.some((area) => {
        const box = area.getBoundingClientRect();
        return box.width >= side && box.height >= side;
      });
      if (isWide) continue;
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, side / 2 - 1];
      const points = [
        ...(width < side
          ? [
              [x - reach, y],
              [x + reach, y],
            ]
          : []),
        ...(height < side
          ? [
              [x, y - reach],
              [x, y + reach],
            ]
          : []),
      ];
      const isLarge = points.every(([across = 0, down = 0]) => {
        const hit = document.elementFromPoint(across, down);
        return hit !== null && areas.some((area) => area.contains(hit));
      });
      if (isLarge) continue;
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
      small.push(`${control.tagName.toLowerCase()} "${name}" of ${Math.round(width)} x ${Math.round(height)} px`);
    }
    window.scrollTo(0, 0);
    return small;
  }, MIN_SIDE);
}

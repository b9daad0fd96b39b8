/** What is looked for in a page: the first element that matches, shows, and bears that name. */
export type Wanted = { css: string; text?: string; pattern?: string };

/** Where something is, or why it cannot be pressed. */
export type Place = { x: number; y: number } | { fault: string };

/**
 * Runs in the page. Scrolls what is wanted into view, and gives the point where a press reaches it once it stands still: on a
 * control that is drawn by its label, the label's.
 */
export async function locate({ css, text, pattern }: Wanted): Promise<Place> {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const labelsOf = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])];
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    const words = by?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const labels = labelsOf(element).map((label) => label.textContent ?? '');
    const own = element.textContent || element.querySelector('img')?.alt;
    return plain(words?.join(' ') || element.getAttribute('aria-label') || labels.join(' ') || own);
  };
  const isNamed = (element: Element) => {
    if (pattern !== undefined) return new RegExp(pattern).test(nameOf(element));
    return text === undefined || nameOf(element) === text;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    element.getClientRects().length > 0;
  const all = [...document.querySelectorAll(css)];
  const element = all.find((each) => isShown(each) && isNamed(each));
  if (!element)
    return {
      fault: all.length > 0 ? `it is not among: ${all.map(nameOf).join(' | ').slice(0, 300)}` : 'nothing matches',
    };

  const areas = [element, ...labelsOf(element)].filter((area) => {
    const { width, height } = area.getBoundingClientRect();
    return width > 1 && height > 1;
  });
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      // A tab in the background draws no frames.
      setTimeout(resolve, 100);
    });
  const middle = (area: Element) => {
    const { left, right, top, bottom } = area.getBoundingClientRect();
    return {
      x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    };
  };
  let hit: Element | null = null;
  for (const area of areas) {
    const { top, bottom } = area.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight)
      area.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await frame();
    const before = middle(area);
    await frame();
    const { x, y } = middle(area);
    if (x !== before.x || y !== before.y) return { fault: 'it moves' };
    hit = document.elementFromPoint(x, y);
    if (areas.some((each) => each.contains(hit)) || hit?.contains(element)) return { x, y };
  }
  return { fault: `it is covered by ${hit?.tagName}.${hit?.className}` };
}

/** Runs in the page: the words of all that match, show and bear that name. */
export function readTexts({ css, text, pattern }: Wanted): string[] {
  return [...document.querySelectorAll(css)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((words) =>
      pattern === undefined ? text === undefined || words === text : new RegExp(pattern).test(words),
    );
}

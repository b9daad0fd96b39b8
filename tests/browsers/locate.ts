/** The elements looked for in a page: those that match, show, and are called so; a point to press, where one is wanted. */
export type Wanted = { css: string; text?: string; pattern?: string; flags?: string; isToPress?: boolean };

/** The words of all that was found, and where the first can be pressed, or why it cannot. */
export type Found = { texts: string[]; at?: { x: number; y: number }; fault?: string };

/**
 * Runs in the page. Scrolls what is to be pressed into view, and gives the point where a press reaches it once it stands still: on a
 * control that is drawn by its label, the label's.
 */
export async function look({ css, text, pattern, flags, isToPress }: Wanted): Promise<Found> {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const labelsOf = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])];
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const labels = labelsOf(element).map((label) => label.textContent);
    const own = element.textContent || element.querySelector('img')?.alt;
    return plain(words || element.getAttribute('aria-label') || labels.join(' ') || own);
  };
  const isNamed = (element: Element) => {
    if (pattern !== undefined) return new RegExp(pattern, flags).test(nameOf(element));
    return text === undefined || nameOf(element) === text;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    element.getClientRects().length > 0;
  const all = [...document.querySelectorAll(css)].filter(isShown);
  const found = all.filter(isNamed);
  const texts = found.map(({ textContent }) => plain(textContent));
  const [element] = found;
  if (!element) return { texts, fault: `shown are ${all.length}: ${all.map(nameOf).join(' | ').slice(0, 300)}` };
  if (!isToPress) return { texts };

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
    if (x !== before.x || y !== before.y) return { texts, fault: 'it moves' };
    hit = document.elementFromPoint(x, y);
    if (areas.some((each) => each.contains(hit)) || hit?.contains(element)) return { texts, at: { x, y } };
  }
  return { texts, fault: `it is covered by ${hit?.tagName}.${hit?.className}` };
}

/** Runs in the page: puts the focus into the list that is there, and gives the first letters of a value of it. */
export function focusList({ x, y }: { x: number; y: number }, value: string): string {
  const list = document.elementsFromPoint(x, y).find((element) => element instanceof HTMLSelectElement);
  list?.focus();
  const option = [...(list?.options ?? [])].find((each) => each.value === value);
  return (option?.text ?? '').slice(0, 3);
}

/** Runs in the page: what the focused element is called. */
export function readFocus(): string {
  const focused = document.activeElement;
  const [label] = (focused as HTMLInputElement | null)?.labels ?? [];
  const words = focused?.getAttribute('aria-label') ?? label?.textContent ?? focused?.textContent ?? '';
  return focused === document.body ? 'the page' : words.replace(/\s+/g, ' ').trim();
}

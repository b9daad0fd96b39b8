import type { Page } from '@playwright/test';

/**
 * The faults of the page in the frame of a page, and of its header, at every width and size of letters, each fault with both: it
 * reaches out sideways; the header has more than two lines of controls; one is cut, outside or under another; the name of the
 * store is not in one line, or cut though it is short.
 */
export async function headerFaults(page: Page, widths: readonly number[], sizes: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([allWidths, allSizes]) => {
      const frame = document.querySelector('iframe');
      const inner = frame?.contentDocument;
      const root = inner?.documentElement;
      if (!frame || !root) throw new Error('there is no page in a frame');
      const isShown = (element: HTMLElement) =>
        element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1;
      const nameOf = (element: HTMLElement) =>
        (element.ariaLabel ?? element.textContent ?? '').trim() || element.tagName.toLowerCase();
      const look = (width: number): string[] => {
        frame.style.width = `${width}px`;
        const found: string[] = [];
        if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);
        const all = [
          ...root.querySelectorAll<HTMLElement>('header :is(a, button, input, form > span > span)'),
          ...root.querySelectorAll<HTMLElement>('nav[aria-label=Main] li :is(a, button)'),
        ];
        const shown = all.filter(isShown);
        const hints = shown.filter(({ tagName }) => tagName === 'SPAN');
        const controls = shown.filter((element) => !hints.includes(element));
        const boxes = controls.map((control) => ({ name: nameOf(control), box: control.getBoundingClientRect() }));
        const middles = boxes.map(({ box }) => (box.top + box.bottom) / 2).sort((a, b) => a - b);
        const lines = middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > 12).length;
        if (lines === 0 || lines > 2) found.push(`the header has ${lines} lines`);
        for (const control of controls.filter(
          ({ childElementCount, tagName }) => !childElementCount || tagName === 'A',
        ))
          if (control.tagName !== 'INPUT' && control.scrollWidth > control.clientWidth + 1)
            found.push(`${nameOf(control)} is cut`);
        const sign = root.querySelector<HTMLElement>('header a:not([aria-haspopup], [aria-label]) > span');
        const { fontSize = '', lineHeight = '' } = sign ? getComputedStyle(sign) : {};
        if (!sign || sign.offsetHeight > 1.5 * Number.parseFloat(lineHeight))
          found.push('the name has no line of its own');
        // A longer one may end in dots.
        else if ((sign.textContent ?? '').length <= 13 && sign.scrollWidth > sign.clientWidth + 1)
          found.push(`the name is cut at ${fontSize}`);
        for (const [index, { name, box }] of boxes.entries()) {
          if (box.left < 0 || box.right > width) found.push(`${name} is outside`);
          for (const other of boxes.slice(index + 1)) {
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (across > 1 && down > 1) found.push(`${name} and ${other.name} overlap`);
          }
        }
        // Hints that do not fit stand in a second line, out of sight.
        const edge = hints[0]?.parentElement?.getBoundingClientRect();
        const read = hints.filter((hint) => edge && hint.getBoundingClientRect().top < edge.bottom - 2);
        if (hints.length > 0 && read.length === 0) found.push('the search field says nothing');
        if (edge && read.some((hint) => hint.getBoundingClientRect().right > edge.right)) found.push('the hint is cut');
        return found;
      };
      return allSizes.flatMap((size) => {
        root.style.fontSize = size;
        return allWidths.flatMap((width) => look(width).map((fault) => `${width} px, ${size}: ${fault}`));
      });
    },
    [widths, sizes] as const,
  );
}

import type { Page } from '@playwright/test';

/** The texts that cannot be read as the page stands: cut off by what holds them, or over one another. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; element: Element; rect: DOMRect };
    const SLACK = 2;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const name = ({ text, element }: Line) =>
      `"${text.slice(0, 40)}" in ${element.tagName.toLowerCase()}.${element.className}`;

    /** The rest of a line after all that holds it, or undefined; a line that is cut off for good goes to `faults`. */
    const faults: string[] = [];
    const seen = ({ text, element, rect }: Line): Line | undefined => {
      // Letters are lower than the box that their font asks for.
      const lead = rect.height / 4;
      let [left, right, top, bottom] = [rect.left, rect.right, rect.top + lead, rect.bottom - lead];
      for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = styleOf(holder);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const box = holder.getBoundingClientRect();
          if (box.width <= 1 || box.height <= 1) return undefined;
          const isOver = left < box.left - SLACK || right > box.right + SLACK;
          const isTall = top < box.top - SLACK || bottom > box.bottom + SLACK;
          const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || holder.ariaHidden === 'true';
          const isCut = (isOver && /hidden|clip/.test(overflowX)) || (isTall && /hidden|clip/.test(overflowY));
          if (isCut && !isMeant) faults.push(`${name({ text, element, rect })} is cut off`);
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
          // Text out of sight in a box that scrolls is there when it is scrolled to.
          if (left >= right || top >= bottom) return undefined;
        }
        if (position === 'fixed') break;
      }
      return { text, element, rect: new DOMRect(left, top, right - left, bottom - top) };
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, element] = [node.textContent?.trim() ?? '', node.parentElement];
      if (!text || !element || !isShown(element)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) lines.push(...[seen({ text, element, rect }) ?? []].flat());
    }

    const layerOf = (element: Element): Element | null => {
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        if (['fixed', 'sticky'].includes(styleOf(holder).position)) return holder;
      }
      return null;
    };
    const layers = lines.map(({ element }) => layerOf(element));
    lines.forEach((line, index) => {
      for (let other = index + 1; other < lines.length; other += 1) {
        const next = lines[other];
        if (!next || next.element === line.element || layers[index] !== layers[other]) continue;
        const across = Math.min(line.rect.right, next.rect.right) - Math.max(line.rect.left, next.rect.left);
        const down = Math.min(line.rect.bottom, next.rect.bottom) - Math.max(line.rect.top, next.rect.top);
        if (across > SLACK && down > SLACK) faults.push(`${name(line)} is over ${name(next)}`);
      }
    });
    return [...new Set(faults)];
  });
}

import type { Page } from '@playwright/test';

/** Where the browser replaces all colors: the fields without a border, the signs in the color of the ground, and what is chosen by color alone. */
export async function colorsAlone(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN =
      ':checked, [aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-checked=true]';
    const LOOKS = [
      ...[
        'color',
        'backgroundColor',
        'fontWeight',
        'fontStyle',
        'textDecorationLine',
        'transform',
        'boxShadow',
        'content',
      ],
      ...[
        'outlineStyle',
        'outlineWidth',
        'outlineColor',
        'forcedColorAdjust',
        'borderBlockEndColor',
        'borderBlockEndStyle',
      ],
      ...['borderBlockStartWidth', 'borderBlockEndWidth', 'borderInlineStartWidth', 'borderBlockStartColor'],
    ] as const;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    };
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
    /** A hidden radio button is shown by its label. */
    const faceOf = (element: Element) => element.closest('label') ?? element;
    const lookOf = (element: Element) =>
      [undefined, '::before', '::after']
        .map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return LOOKS.map((property) => style[property as keyof CSSStyleDeclaration]).join();
        })
        .join();
    /** Native boxes draw their own state. */
    const drawsItself = (element: Element) =>
      element instanceof HTMLInputElement && isShown(element) && getComputedStyle(element).appearance !== 'none';
    const hasBorder = (element: Element) => {
      const { borderBlockEndStyle, borderBlockEndWidth, outlineStyle, appearance } = getComputedStyle(element);
      const isDrawn = borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px';
      return isDrawn || outlineStyle !== 'none' || appearance === 'auto';
    };

    const faults: string[] = [];
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (isShown(field) && ![field, field.parentElement ?? field].some(hasBorder))
        faults.push(`${name(field)} has no border`);
    }
    for (const shape of document.querySelectorAll('button svg, a svg, label svg')) {
      if (!isShown(shape)) continue;
      let holder: Element | null = shape;
      let ground = 'rgba(0, 0, 0, 0)';
      for (; holder && ground === 'rgba(0, 0, 0, 0)'; holder = holder.parentElement)
        ground = getComputedStyle(holder).backgroundColor;
      const parts = [shape, ...shape.querySelectorAll('path, circle, rect, use')].map((part) => getComputedStyle(part));
      if (parts.every(({ fill, stroke }) => [ground, 'none'].includes(fill) && [ground, 'none'].includes(stroke))) {
        faults.push(`the sign in ${name(shape.parentElement ?? shape)} has the color of the ground`);
      }
    }
    for (const chosen of document.querySelectorAll(CHOSEN)) {
      if (chosen instanceof HTMLOptionElement || !isShown(faceOf(chosen)) || drawsItself(chosen)) continue;
      const group = chosen.closest('fieldset, ul, ol, nav, [role=tablist], [role=radiogroup]');
      const others = [...(group?.querySelectorAll(chosen.tagName) ?? [])].filter(
        (other) => other !== chosen && !other.matches(CHOSEN) && isShown(faceOf(other)),
      );
      const [other] = others;
      if (other && lookOf(faceOf(other)) === lookOf(faceOf(chosen)))
        faults.push(`${name(faceOf(chosen))} is chosen by color alone`);
    }
    return [...new Set(faults)];
  });
}

'use client';

import { useLayoutEffect } from 'react';

/**
 * Takes the number of an exported page out of its heading, its title and its canonical address for as long as something else is shown:
 * what is filtered on `/clothing/page/2/` starts with its own first page.
 */
export function useNumber(isExported: boolean): void {
  useLayoutEffect(() => {
    const number = document.querySelector<HTMLElement>('h1 > [data-number]');
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (isExported || !number || !canonical) return;
    const { title } = document;
    const { href } = canonical;
    number.hidden = true;
    document.title = title.replace(number.textContent ?? '', '');
    canonical.href = href.replace(/page\/\d+\/$/, '');
    return () => {
      number.hidden = false;
      document.title = title;
      canonical.href = href;
    };
  }, [isExported]);
}

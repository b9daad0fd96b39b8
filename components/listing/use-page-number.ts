'use client';

import { useLayoutEffect } from 'react';

/**
 * Takes the number of an exported page out of its heading, its title and its canonical address while something else is shown: what is
 * filtered on `/clothing/page/2/` starts with its own first page.
 */
export function usePageNumber(isExported: boolean): void {
  useLayoutEffect(() => {
    const number = document.querySelector<HTMLElement>('h1 > [data-number]');
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (isExported || !number || !canonical) return;
    const { title } = document;
    const { href } = canonical;
    const text = number.textContent ?? '';
    number.textContent = '';
    document.title = title.replace(text, '');
    canonical.href = href.replace(/page\/\d+\/$/, '');
    return () => {
      number.textContent = text;
      document.title = title;
      canonical.href = href;
    };
  }, [isExported]);
}

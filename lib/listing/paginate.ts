/** Products on one page of a grid (specification, section 9). */
export const PAGE_SIZE = 9;

/** The number of pages for a count of items: 25 -> 3; an empty listing still has its first page. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The items of a page, counted from 1; a page that does not exist is empty. */
export function paginate<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/**
 * The links of a pagination with its gaps: first, last, the current page and its neighbours.
 * A gap never stands for a single page: 1 2 3 4 5 … 12, 1 … 5 6 7 … 12.
 */
export function pageLinks(current: number, total: number): (number | 'gap')[] {
  const shown = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (let page = 1; page <= 5; page += 1) shown.add(page);
  if (current >= total - 3) for (let page = total - 4; page <= total; page += 1) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1];
    if (previous === undefined || page === previous + 1) return [page];
    return page === previous + 2 ? [page - 1, page] : ['gap' as const, page];
  });
}

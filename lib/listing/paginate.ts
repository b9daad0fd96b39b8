/** Products on one page of a grid. */
export const PAGE_SIZE = 9;

/** The number of pages for a number of items: 25 -> 3, 0 -> 1. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The items of a page. `page` starts at 1; a page past the end is empty. */
export function paginate<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

import { formatNumber } from '../money';

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

/** The items on a page, as text: '235–240 of 240'. */
export function pageRange(page: number, total: number): string {
  const [first, last] = [(page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total)];
  const range = first === last ? formatNumber(last) : `${formatNumber(first)}–${formatNumber(last)}`;
  return `${range} of ${formatNumber(total)}`;
}

/** Pages up to which two links lead from the first to any other; beyond that three do. */
const WITHIN_TWO_LINKS = 200;

/**
 * The links of a pagination with its gaps: first, last, the current page and its neighbours, and pages to skip to.
 * The first page skips through all, and each that it skips to leads to those up to the next, so that few links on a page lead to
 * each of many: from 1 2 3 4 5 6 7 … 13 … 19 … 25 26 27 to 1 … 12 13 14 15 16 17 18 … 27.
 * A gap never replaces a single page: 1 2 3 4 5 … 12, 1 … 5 6 7 … 12.
 */
export function pageLinks(current: number, total: number): (number | 'gap')[] {
  const shown = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (let page = 1; page <= 5; page += 1) shown.add(page);
  if (current >= total - 3) for (let page = total - 4; page <= total; page += 1) shown.add(page);
  const step = Math.ceil(total ** (total > WITHIN_TWO_LINKS ? 1 / 3 : 1 / 2));
  for (let skip = 1, wider = step; skip < total; skip = wider, wider *= step) {
    if ((current - 1) % wider !== 0) continue;
    for (let page = current; page < current + wider; page += skip) shown.add(page);
  }
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1];
    if (previous === undefined || page === previous + 1) return [page];
    return page === previous + 2 ? [page - 1, page] : ['gap' as const, page];
  });
}

/** The path segments after the address of a list, for each of its pages: [], ['page', '2'], ['page', '3']. */
export function pageSegments(pages: number): string[][] {
  return Array.from({ length: pages }, (_, index) => (index === 0 ? [] : ['page', String(index + 1)]));
}

/** Reads such segments, which may follow the slug of a narrower list: ['shirts', 'page', '2'] -> { slug: 'shirts', page: 2 }. */
export function readSegments(segments: readonly string[] = []): { slug: string | undefined; page: number } {
  const isNumbered = segments.at(-2) === 'page';
  const [slug] = isNumbered ? segments.slice(0, -2) : segments;
  return { slug, page: isNumbered ? Number(segments.at(-1)) : 1 };
}

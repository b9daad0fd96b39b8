import { formatNumber } from '../money';
import { PAGE_SIZE } from './paginate';

/** Describes the items on a page: '235–240 of 240'. */
export function pageRange(page: number, total: number): string {
  const [first, last] = [(page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total)];
  const range = first === last ? formatNumber(last) : `${formatNumber(first)}–${formatNumber(last)}`;
  return `${range} of ${formatNumber(total)}`;
}

/** Up to this number of pages, two clicks from the first page reach any other; above it, three. */
const MAX_PAGES_FOR_TWO_CLICKS = 200;

/**
 * Page links with gaps. Every page is at most 2 clicks from the first (3 above 200 pages). Page 1 of 27 links to
 * 1 2 3 4 5 6 7 … 13 … 19 … 25 26 27, and page 13 to 1 … 12 13 14 15 16 17 18 … 27.
 * A gap replaces at least two pages: 1 2 3 4 5 … 12, 1 … 5 6 7 … 12.
 */
export function pageLinks(current: number, total: number): (number | 'gap')[] {
  const shown = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (let page = 1; page <= 5; page += 1) shown.add(page);
  if (current >= total - 3) for (let page = total - 4; page <= total; page += 1) shown.add(page);
  const step = Math.ceil(total ** (total > MAX_PAGES_FOR_TWO_CLICKS ? 1 / 3 : 1 / 2));
  for (let distance = 1, range = step; distance < total; distance = range, range *= step) {
    if ((current - 1) % range !== 0) continue;
    for (let page = current; page < current + range; page += distance) shown.add(page);
  }
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1];
    if (previous === undefined || page === previous + 1) return [page];
    return page === previous + 2 ? [page - 1, page] : ['gap' as const, page];
  });
}

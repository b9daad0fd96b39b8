import { join } from 'node:path';
import { writeIfNew } from '../write-if-new';
import { type BuildPlan, fileOfPage } from './build-plan';
import type { PageStore } from './page-store';

/** The keys of the pages that are drawn and kept, by their files. A page that is compared is kept already. */
export function keysOfDrawn({ pages, drawn }: BuildPlan): Map<string, string> {
  return new Map(drawn.flatMap((path) => keyed(path, pages)));
}

/** The keys of the pages that were kept before, by their files. */
export function keysOfKept({ pages, drawn }: BuildPlan): Map<string, string> {
  const isDrawn = new Set(drawn);
  return new Map(Object.keys(pages).flatMap((path) => (isDrawn.has(path) ? [] : keyed(path, pages))));
}

function keyed(path: string, pages: BuildPlan['pages']): [string, string][] {
  const key = pages[path]?.key;
  return key === undefined ? [] : [[fileOfPage(path), key]];
}

/** Puts the kept pages into an export that do not stand in it, and gives the number of those that turned out to be damaged. */
export function placeKept(out: string, plan: BuildPlan, store: PageStore): number {
  const standing = new Set(plan.standing.map(fileOfPage));
  let damaged = 0;
  for (const [file, key] of keysOfKept(plan)) {
    if (standing.has(file)) continue;
    const page = store.read(key);
    if (page === undefined) damaged += 1;
    else writeIfNew(join(out, file), page);
  }
  return damaged;
}

/** A line of what was drawn: 'rendered 40 of 14,318 pages: 11 changed, 24 that every build draws, 5 to be compared with kept ones'. */
export function pagesLine({ drawn, compared }: BuildPlan, rendered: number, all: number): string {
  const format = (count: number) => count.toLocaleString('en-US');
  const others = rendered - drawn.length - compared.length;
  const parts = [
    `${format(drawn.length)} changed`,
    ...(others > 0 ? [`${format(others)} that every build draws`] : []),
    ...(compared.length > 0 ? [`${format(compared.length)} to be compared with kept ones`] : []),
  ];
  return `rendered ${format(rendered)} of ${format(all)} pages: ${parts.join(', ')}`;
}

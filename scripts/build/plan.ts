import type { BuildPlan, PageKey } from './build-plan';

type Page = { route: string; path: string; key: PageKey };

type Known = {
  code: string;
  pages: readonly Page[];
  /** The keys of the pages in the store. */
  kept: ReadonlySet<string>;
  /** Whether a page stands in the export under a key. */
  isStanding: (path: string, key: string) => boolean;
  /** Without it none of the pages is asked for; Next draws one of each route all the same. */
  isNeeded: boolean;
  /** Whether all kept pages are drawn again. */
  isCompared: boolean;
};

/**
 * Decides what is drawn: every page whose key nothing is kept under, and of each route one that is kept, another one with each change of
 * the catalogue, or all of them where they shall be compared. A page of a route has to be drawn in any case, or Next refuses the route.
 */
export function planPages({ code, pages, kept, isStanding, isNeeded, isCompared }: Known): {
  plan: BuildPlan;
  toRender: Record<string, string[]>;
} {
  const drawn: string[] = [];
  const compared: string[] = [];
  const standing: string[] = [];
  const toRender: Record<string, string[]> = {};
  for (const [route, own] of byRoute(pages)) {
    const isKept = ({ path, key }: Page) => kept.has(key.key) || isStanding(path, key.key);
    const missing = isNeeded ? own.filter((page) => !isKept(page)) : own.slice(0, 1);
    const others = isNeeded ? own.filter(isKept) : [];
    const again = isCompared ? others : others.slice(turn(others), turn(others) + 1);
    drawn.push(...missing.map(({ path }) => path));
    compared.push(...again.map(({ path }) => path));
    standing.push(...others.flatMap(({ path, key }) => (isStanding(path, key.key) ? path : [])));
    toRender[route] = [...missing, ...again].map(({ path }) => path);
  }
  const needed = isNeeded ? pages : [];
  const keys = Object.fromEntries(needed.map(({ path, key }) => [path, key]));
  return { plan: { code, pages: keys, drawn, compared, standing }, toRender };
}

function byRoute(pages: readonly Page[]): Map<string, Page[]> {
  const routes = new Map<string, Page[]>();
  for (const page of pages) {
    const own = routes.get(page.route);
    if (own) own.push(page);
    else routes.set(page.route, [page]);
  }
  return routes;
}

/** The place among some pages of the one whose turn it is, by their keys. */
function turn(pages: readonly Page[]): number {
  const sum = pages.reduce((all, { key }) => all + Number.parseInt(key.key.slice(0, 6), 16), 0);
  return pages.length > 0 ? sum % pages.length : 0;
}

import 'server-only';
import { PAGE_ROWS } from '../site/pages';
import { pagesOf, VIEWED_ROUTES } from './viewed-routes';

/** The address of every page that visitors may open, numbered ones among them: '/clothing/page/2/'. */
export function pageAddresses(): ReadonlySet<string> {
  return new Set([
    ...Object.values(PAGE_ROWS).map(({ path }) => path),
    ...VIEWED_ROUTES.flatMap((route) => [...pagesOf(route).keys()]),
  ]);
}

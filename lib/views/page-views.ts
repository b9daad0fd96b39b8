import 'server-only';
import { type PageParams, pagesOf, VIEWED_ROUTES, type ViewedRoute, type ViewOf } from './viewed-routes';

/** A page of a route of many, with its view. */
export type PageView = { route: ViewedRoute; params: PageParams; path: string; view: ViewOf<ViewedRoute> };

/** Every page of these routes with its view, made as it is asked for, in the order of `generateStaticParams`. */
export function* pageViews(): Generator<PageView> {
  for (const route of VIEWED_ROUTES) {
    for (const { params, path, view } of pagesOf(route).values()) yield { route, params, path, view: view() };
  }
}

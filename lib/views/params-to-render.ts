import 'server-only';
import { readFileSync } from 'node:fs';
import { z } from '../zod';
import { type PageParams, pagesOf, VIEWED_ROUTES, type ViewedRoute } from './viewed-routes';

const listsSchema = z.partialRecord(z.enum(VIEWED_ROUTES), z.array(z.string()));

const read = new Map<string, z.output<typeof listsSchema>>();

/**
 * The parameters of the pages of a route that a build shall render, for `generateStaticParams`: all of them, or those whose addresses
 * stand under the route in the JSON file that PAGES_TO_RENDER names. Next refuses a route without a page, so that at least one must.
 */
export function paramsToRender(route: ViewedRoute): PageParams[] {
  const pages = pagesOf(route);
  const file = process.env.PAGES_TO_RENDER;
  if (!file) return [...pages.values()].map(({ params }) => params);
  const lists = read.get(file) ?? listsSchema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')));
  read.set(file, lists);
  const paths = lists[route] ?? [];
  if (paths.length === 0) throw new Error(`${file} names no page of ${route}, and Next refuses a route without one`);
  return paths.map((path) => {
    const page = pages.get(path);
    if (!page) throw new Error(`${file} names ${path}, which is no page of ${route}`);
    return page.params;
  });
}

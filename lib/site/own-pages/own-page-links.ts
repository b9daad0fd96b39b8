import type { PagePlace } from '../pages';
import { unlinkedRoutes } from '../unlinked-routes';
import { readFrontMatter } from './front-matter';
import { ownPageSchema } from './page-schema';

/** A page that something links to by name, with the places of these links, and what search knows of it beside its name. */
export type PlacedLink = { label: string; href: string; places: readonly PagePlace[]; about?: string };

/** The places in which a page is named, by its `link`; the search finds every page. */
export const OWN_PAGE_PLACES = {
  menu: ['menu', 'footer', 'search'],
  footer: ['footer', 'search'],
  none: ['search'],
} as const satisfies Record<string, readonly PagePlace[]>;

/** The links to the owner's pages by the heads of their texts, in the order of their titles; what is wrong with one is said where it is checked. */
export function ownPageLinks(texts: ReadonlyMap<string, string>): PlacedLink[] {
  const links = [...texts].flatMap(([name, text]) => {
    const { data } = ownPageSchema.safeParse(readFrontMatter(text).fields);
    if (!data) return [];
    const { title, description: about, link = 'footer' } = data;
    return { label: title, href: unlinkedRoutes.ownPage(name), places: OWN_PAGE_PLACES[link], ...(about && { about }) };
  });
  return links.sort((a, b) => (a.label < b.label ? -1 : 1));
}

import data from '@data/page-links.json';
import { categoryRule } from '../catalogue/categories';
import { roomOf } from './menu-room';
import type { Place } from './pages';
import { routes } from './routes';
import { site } from './site';

export type MenuLink = { label: string; href: string };
export type MenuGroup = MenuLink & { items: MenuLink[] };

/** The categories of the header's menu, each with its list of subcategories (specification, section 2). */
export const menu: MenuGroup[] = site.menu.map(({ category: key, label }) => {
  const { subcategories } = categoryRule(key);
  const items = subcategories.map(({ slug, name }) => ({ label: name, href: routes.subcategory(key, slug) }));
  return { label, href: routes.category(key), items };
});

const links = data as readonly (MenuLink & { places: readonly Place[] })[];

/** The pages beside the categories that are named in a place. */
export const pagesIn = (place: Place): MenuLink[] => links.filter(({ places }) => places.includes(place));

/** The menu's pages after the categories. */
export const menuPages: MenuLink[] = pagesIn('menu');

/** From where on the whole menu stands in one line of the header. */
export const menuRoom = roomOf([...menu, ...menuPages]);

import data from '@data/menu-pages.json';
import { categoryRule } from '../catalogue/categories';
import { roomOf } from './menu-room';
import { routes } from './routes';
import { site } from './site';

/** A link of the header's menu. */
export type MenuLink = { label: string; href: string };
/** An entry of the header's menu, with its subcategories where it is a category. */
export type MenuGroup = MenuLink & { items: MenuLink[] };

/** The header's menu: categories, each with its list of subcategories (specification, section 2), and pages that the owner put there. */
export const menu: MenuGroup[] = site.menu.map(({ category: key, href = '', label }) => {
  if (key === undefined) return { label, href, items: [] };
  const { subcategories } = categoryRule(key);
  const items = subcategories.map(({ slug, name }) => ({ label: name, href: routes.subcategory(key, slug) }));
  return { label, href: routes.category(key), items };
});

/** The pages after them that the menu does not have already. */
export const menuPages = (data as readonly MenuLink[]).filter(({ href }) => !menu.some((entry) => entry.href === href));

/** The screen from which on the whole menu stands in one line of the header. */
export const menuRoom = roomOf([...menu, ...menuPages]);

import { categoryRule } from '../catalogue/categories';
import { roomOf } from './menu-room';
import * as messages from './messages';
import { routes } from './routes';
import { site } from './site';

/** A link of the header's menu. */
export type MenuLink = { label: string; href: string };
/** A category of the header's menu with its subcategories. */
export type MenuGroup = MenuLink & { items: MenuLink[] };

/** The categories of the header's menu, each with its list of subcategories (specification, section 2). */
export const menu: MenuGroup[] = site.menu.map(({ category: key, label }) => {
  const { subcategories } = categoryRule(key);
  const items = subcategories.map(({ slug, name }) => ({ label: name, href: routes.subcategory(key, slug) }));
  return { label, href: routes.category(key), items };
});

/** The size guide, where the shop has one; linked in the footer and from products. */
export const sizeGuides: MenuLink[] = site.sizeGuide ? [{ label: messages.sizeGuide, href: routes.sizeGuide() }] : [];

/** The menu's pages after the categories. */
export const menuPages: MenuLink[] = [
  { label: 'Brands', href: routes.brands() },
  { label: 'FAQ', href: routes.faq() },
  { label: 'Contact', href: routes.contact() },
];

/** From where on the whole menu stands in one line of the header. */
export const menuRoom = roomOf([...menu, ...menuPages]);

/** What the footer lists beside the categories. */
export const footerPages: MenuLink[] = [...menuPages, ...sizeGuides];

import { subcategorySlug } from './catalogue/taxonomy';
import { routes } from './routes';
import { site } from './site';

export type MenuLink = { label: string; href: string };
export type MenuGroup = MenuLink & { items: MenuLink[] };

/** The header's menu with the addresses it leads to (specification, section 2). */
export const menu: MenuGroup[] = site.menu.map(({ label, category, items }) => ({
  label,
  href: routes.category(category),
  items: items.map((item) => ({ label: item, href: routes.subcategory(category, subcategorySlug(item)) })),
}));

/** Every page that a search may mean by name. */
export const searchablePages = (): MenuLink[] => [
  { label: 'All products', href: routes.allProducts() },
  ...menu.flatMap(({ label, href, items }) => [{ label, href }, ...items]),
  ...menuPages,
  sizeGuide,
];

/** Linked in the footer and from products. */
export const sizeGuide: MenuLink = { label: 'Size guide', href: routes.sizeGuide() };

/** The menu's single pages; badges and duty gear have no dropdown in the specification, but people look for them here. */
export const menuPages: MenuLink[] = [
  { label: 'Badges', href: routes.category('badges') },
  { label: 'Duty Gear', href: routes.category('duty') },
  { label: 'Brands', href: routes.brands() },
  { label: 'FAQ', href: routes.faq() },
  { label: 'Contact', href: routes.contact() },
];

import { categoryRule } from '../catalogue/categories';
import { subcategorySlug } from '../catalogue/subcategory';
import * as messages from './messages';
import { routes } from './routes';
import { site } from './site';

export type MenuLink = { label: string; href: string };
export type MenuGroup = MenuLink & { items: MenuLink[] };

const categories = site.menu.map(
  ({ label, category }): MenuGroup => ({
    label,
    href: routes.category(category),
    items: categoryRule(category).subcategories.map((name) => ({
      label: name,
      href: routes.subcategory(category, subcategorySlug(name)),
    })),
  }),
);

/** The categories of the header's menu with a list of subcategories (specification, section 2). */
export const menu: MenuGroup[] = categories.filter(({ items }) => items.length > 0);

/** Those without one. */
export const menuCategories: MenuLink[] = categories.filter(({ items }) => items.length === 0);

/** Every page that a search may mean by name. */
export const searchablePages = (): MenuLink[] => [
  { label: messages.allProducts, href: routes.allProducts() },
  ...menu.flatMap(({ label, href, items }) => [{ label, href }, ...items]),
  ...menuPages,
  ...sizeGuides,
];

/** The size guide, where the shop has one; linked in the footer and from products. */
const sizeGuides: MenuLink[] = site.sizeGuide ? [{ label: messages.sizeGuide, href: routes.sizeGuide() }] : [];

/** The pages of the menu that list no category. */
const storePages: MenuLink[] = [
  { label: 'Brands', href: routes.brands() },
  { label: 'FAQ', href: routes.faq() },
  { label: 'Contact', href: routes.contact() },
];

/** The menu's single pages. */
export const menuPages: MenuLink[] = [...menuCategories, ...storePages];

/** What the footer lists beside the categories. */
export const footerPages: MenuLink[] = [...storePages, ...sizeGuides];

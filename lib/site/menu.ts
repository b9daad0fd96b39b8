import footerData from '@data/footer-pages.json';
import menuData from '@data/menu-pages.json';
import { categoryRule } from '../catalogue/categories/categories';
import { routes } from './routes';
import { site } from './site';

type MenuLabel = { label: string; items?: readonly unknown[] };

/** Minimum width of a touch target, width of the submenu button, and padding of a label, in CSS px. */
const MIN_LABEL_WIDTH = 44;
const BUTTON_WIDTH = 38;
const PADDING = 12;

/** Kinds of screens, with the width of the menu line in CSS px. `char` is the mean width of a character; see main-menu.module.css. */
const BREAKPOINTS = [
  { name: 'tablet', char: 6.1, gap: 0, width: 712 },
  { name: 'desktop', char: 7.3, gap: 16, width: 1200 },
] as const;

type MenuBreakpoint = (typeof BREAKPOINTS)[number]['name'] | 'none';

/**
 * The smallest screen on which the whole menu fits into one line. 'none' if it never fits; then all screens show the menu button. The
 * width is estimated from the number of characters, because the build cannot measure text.
 */
export function menuBreakpointOf(menu: readonly MenuLabel[]): MenuBreakpoint {
  const fits = ({ char, gap, width }: (typeof BREAKPOINTS)[number]) =>
    menu.reduce((sum, { label, items = [] }) => {
      const labelWidth = Math.max(MIN_LABEL_WIDTH, labelLength(label) * char + PADDING);
      return sum + gap + labelWidth + (items.length > 0 ? BUTTON_WIDTH : 0);
    }, 0) <= width;
  return BREAKPOINTS.find(fits)?.name ?? 'none';
}

/** Length in Latin characters. East Asian characters are more than twice as wide. */
function labelLength(label: string): number {
  return [...label].reduce((sum, character) => sum + (character > '\u2e80' ? 2.4 : 1), 0);
}

/** A link of the header's menu. */
export type MenuLink = { label: string; href: string };
/** An entry of the header's menu. `items` are the subcategories of a category. */
export type MenuGroup = MenuLink & { items: MenuLink[] };

/** The header's menu: categories with their subcategories, and pages of `site.json`. */
export const menu: MenuGroup[] = site.menu.map(({ category: key, href = '', label }) => {
  if (key === undefined) return { label, href, items: [] };
  const { subcategories } = categoryRule(key);
  const items = subcategories.map(({ slug, name }) => ({ label: name, href: routes.subcategory(key, slug) }));
  return { label, href: routes.category(key), items };
});

/** Pages after the entries of `menu`, without those that it already has. */
export const menuPages = (menuData as readonly MenuLink[]).filter(
  ({ href }) => !menu.some((entry) => entry.href === href),
);

/** Addresses of menu entries without products, which are hidden (see `emptyMenuLinks`). */
export type WithEmptyLinks = { emptyLinks?: readonly string[] | undefined };

/** The smallest screen on which this shop's menu fits into one line. */
export const menuBreakpoint = menuBreakpointOf([...menu, ...menuPages]);

/** Links of the footer to pages that are not categories. `scripts/build/data-files.ts` derives them from `lib/site/pages.ts` and `data/`. */
export const footerPages = footerData as readonly { label: string; href: string }[];

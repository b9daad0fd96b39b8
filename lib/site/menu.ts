import footerData from '@data/footer-pages.json';
import menuData from '@data/menu-pages.json';
import { categoryRule } from '../catalogue/categories/categories';
import { routes } from './routes';
import { site } from './site';

type MenuLabel = { label: string; items?: readonly unknown[] };

/** The least width of a target, and what the button of a list takes beside its word; CSS px. */
const MIN_LABEL_WIDTH = 44;
const BUTTON_WIDTH = 38;
const PADDING = 12;

/** Widths of the header from which on the menu is one line, with words and gaps, in CSS px; see main-menu.module.css. */
const BREAKPOINTS = [
  { room: 'tablet', letter: 6.1, gap: 0, line: 712 },
  { room: 'desk', letter: 7.3, gap: 16, line: 1200 },
] as const;

type MenuBreakpoint = (typeof BREAKPOINTS)[number]['room'] | 'none';

/**
 * The screen on which a menu fits into one line, judged by its letters, for no server sees a screen: from a tablet on, from a
 * desk on, or none, so that its button stays.
 */
export function menuBreakpointOf(menu: readonly MenuLabel[]): MenuBreakpoint {
  const fits = ({ letter, gap, line }: (typeof BREAKPOINTS)[number]) =>
    menu.reduce((sum, { label, items = [] }) => {
      const word = Math.max(MIN_LABEL_WIDTH, labelLength(label) * letter + PADDING);
      return sum + gap + word + (items.length > 0 ? BUTTON_WIDTH : 0);
    }, 0) <= line;
  return BREAKPOINTS.find(fits)?.room ?? 'none';
}

/** Letters of the narrow Latin face; those of East Asia are more than twice as wide. */
function labelLength(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2.4 : 1), 0);
}

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
export const menuPages = (menuData as readonly MenuLink[]).filter(
  ({ href }) => !menu.some((entry) => entry.href === href),
);

/** Left out of the menu: the hrefs of entries that have no products (see `owner-links`). */
export type WithEmptyLinks = { emptyLinks?: readonly string[] | undefined };

/** The screen from which on the whole menu stands in one line of the header. */
export const menuBreakpoint = menuBreakpointOf([...menu, ...menuPages]);

/** Links of the footer to pages besides the categories. */
export const footerPages = footerData as readonly { label: string; href: string }[];

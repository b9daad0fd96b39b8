import { type MenuLink, menu, menuPages, sizeGuides } from './menu';
import * as messages from './messages';
import { routes } from './routes';

/** Every page that a search may mean by name. */
export const searchablePages = (): MenuLink[] => [
  { label: messages.allProducts, href: routes.allProducts() },
  ...menu.flatMap(({ label, href, items }) => [{ label, href }, ...items]),
  ...menuPages,
  ...sizeGuides,
];

import 'server-only';
import { getOrderKits } from '../../catalogue/load-order-kits';
import { configuredMenu, redirects, texts } from '../content';
import { getPageAddresses } from '../own-pages/own-pages';
import { routes } from '../routes';
import { linkProblem } from './check-links';
import { isActiveRedirect } from './check-redirects';
import { parseRedirects, type RedirectRule } from './redirect-rules';

/** False for an address whose products or text are missing; pages do not link to it. */
export const isLinkable = (href: string): boolean => !linkProblem(href, getPageAddresses())?.isWarning;

/** Addresses of the owner's menu that are left out because they have no products. */
export const emptyMenuLinks = (): string[] =>
  configuredMenu
    .map(({ category, href = '' }) => (category === undefined ? href : routes.category(category)))
    .filter((href) => !isLinkable(href));

/** A kind of shoppers with links to products or to kits. */
export type ShopRole = { title: string; text: string; links: { label: string; href: string }[] };

/** The roles of the home page. Links to kits and listings without products are left out, and roles without a link. */
export function getShopRoles(): ShopRole[] {
  const kits = getOrderKits();
  const roles = (texts.roles?.items ?? []).map(({ links, ...role }) => ({
    ...role,
    links: links.flatMap(({ label, href, kit: name }) => {
      if (href !== undefined) return isLinkable(href) ? { label, href } : [];
      const kit = kits.find((each) => each.name === name);
      return kit ? { label, href: routes.request() + kit.fragment } : [];
    }),
  }));
  return roles.filter(({ links }) => links.length > 0);
}

/** The redirects of the data folder in the order of precedence, without those that would hide a page or have no target now. */
export function getRedirectRules(): RedirectRule[] {
  return parseRedirects(redirects).filter((rule) => isActiveRedirect(rule, getPageAddresses()));
}

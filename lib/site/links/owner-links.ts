import 'server-only';
import { getOrderKits } from '../../catalogue/load';
import { configuredMenu, redirects, texts } from '../content';
import { getPageAddresses } from '../own-pages/own-pages';
import { routes } from '../routes';
import { linkProblem } from './check-links';
import { isActiveRedirect } from './check-redirects';
import { parseRedirects, type RedirectRule } from './redirect-rules';

/** False if the products or the text of a page are missing. Pages do not link to such an address. */
export const isLinkable = (href: string): boolean => !linkProblem(href, getPageAddresses())?.isWarning;

/** Addresses of menu entries that are hidden because they have no products. */
export const emptyMenuLinks = (): string[] =>
  configuredMenu
    .map(({ category, href = '' }) => (category === undefined ? href : routes.category(category)))
    .filter((href) => !isLinkable(href));

/** A group of shoppers, such as supervisors, with links to products or kits. */
export type ShopRole = { title: string; text: string; links: { label: string; href: string }[] };

/** The roles of the home page, without links to missing kits and empty listings, and without roles that have no link. */
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

/** The active redirects of the data folder in order of precedence. */
export function getRedirectRules(): RedirectRule[] {
  return parseRedirects(redirects).filter((rule) => isActiveRedirect(rule, getPageAddresses()));
}

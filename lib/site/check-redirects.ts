import type { Problem } from '../catalogue/parse';
import { linkProblem } from './check-links';
import { type GivenRedirect, toRedirectRule } from './redirect-rules';
import type { Addresses } from './shop-addresses';

/** A shop for which redirects are checked. */
type Shop = {
  /** Its pages, the owner's included. */
  pages: Addresses;
  /** The origin at which it is published. */
  siteUrl: string;
};
type Finding = Pick<Problem, 'message' | 'isWarning'>;

/** Files at the root of every export, of which a redirect to one may be wanted. */
export const SHOP_FILES: readonly string[] = [
  ...['/404.html', '/_headers', '/_redirects', '/vercel.json', '/catalogue.json', '/favicon.ico', '/featured.json'],
  ...['/feed.json', '/feed.xml', '/icon.svg', '/llms.txt', '/manifest.webmanifest', '/moved.js'],
  ...['/robots.txt', '/sitemap.xml', '/sw.js'],
];
/** Folders of an export in which files stand under names of their own. */
export const SHOP_FOLDERS: readonly string[] = [
  ...['_next', 'admin', 'data', 'drawings', 'icons', 'photographs', 'share', 'uploads'],
];

/**
 * Checks redirects against the shop: none may hide a page or a file, and each must lead to a page or file. A problem that depends on the
 * products is a warning.
 */
export function checkRedirects(redirects: readonly GivenRedirect[], shop: Shop, file: string): Problem[] {
  return redirects.flatMap((given, index) =>
    redirectProblems(given, shop).map(({ field, ...problem }) => ({ file, field: `${index}.${field}`, ...problem })),
  );
}

/** The problems of a redirect. The shop leaves out a redirect that has any. */
export function redirectProblems(
  given: GivenRedirect,
  { pages, siteUrl }: Shop,
): (Finding & { field: keyof GivenRedirect })[] {
  const rule = toRedirectRule(given);
  if (!rule) return [];
  const { address, path } = rule.to;
  const from = hiddenBy(rule.path, pages, given.from);
  const to =
    path !== undefined
      ? targetProblem(path, pages, given.to)
      : new URL(address).origin === siteUrl && {
          message: `"${given.to}" is an address of this shop: leave out everything before its path`,
        };
  return [...(from ? [{ field: 'from' as const, ...from }] : []), ...(to ? [{ field: 'to' as const, ...to }] : [])];
}

/** A listing without products is a page too, and better than none. Files in folders have names that builds give them. */
function targetProblem(path: string, pages: Addresses, written: string): Finding | undefined {
  const isThere = pages.has(path) || (SHOP_FILES.includes(path) && !path.startsWith('/_'));
  return isThere ? undefined : linkProblem(path, pages, written);
}

/** The reason why a former address cannot be redirected: the shop has a page or file there. */
function hiddenBy(path: string, pages: Addresses, written: string): Finding | undefined {
  const folder = path.split('/')[1] ?? '';
  if (SHOP_FOLDERS.includes(folder))
    return { message: `"${written}" is in a folder of the shop's own files: /${folder}/` };
  if (SHOP_FILES.includes(path))
    return { message: `"${written}" is a file of this shop, which the redirect would hide` };
  const page = pages.get(`${path.replace(/\/index\.html$/, '')}/`);
  if (!page) return undefined;
  const message = `"${written}" is a page of this shop, which the redirect would hide`;
  if (page.products === undefined) return { message };
  return { message: `${message}: the redirect is left out of the site; remove it`, isWarning: true };
}

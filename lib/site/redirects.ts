import 'server-only';
import type { Problem } from '../catalogue/parse';
import { readEnvironment } from '../environment';
import { type LinkProblem, linkProblem } from './check-links';
import { type GivenRedirect, parseRedirects, type RedirectRule } from './redirect-rules';
import type { Addresses } from './shop-addresses';

/** Files at the root of every export. */
export const SHOP_FILES: readonly string[] = [
  ...['/404.html', '/_headers', '/_redirects', '/vercel.json', '/catalogue.json', '/favicon.ico', '/featured.json'],
  ...['/feed.json', '/feed.xml', '/icon.svg', '/llms.txt', '/manifest.webmanifest', '/moved.js'],
  ...['/robots.txt', '/sitemap.xml', '/sw.js'],
];
/** Folders of an export with files that have generated names. */
export const SHOP_FOLDERS: readonly string[] = [
  ...['_next', 'admin', 'data', 'drawings', 'icons', 'photographs', 'share', 'uploads'],
];

/**
 * Checks that no redirect hides a page or file, and that each target exists. Problems that depend on products are warnings.
 * @param pages those of the shop, including the owner's
 */
export function checkRedirects(given: readonly GivenRedirect[], pages: Addresses, file: string): Problem[] {
  return parseRedirects(given).flatMap((rule) => {
    const index = given.indexOf(rule.given);
    const [from, to] = [fromProblem(rule, pages), targetProblem(rule, pages)];
    const problems = [from && { field: `${index}.from`, ...from }, to && { field: `${index}.to`, ...to }];
    return problems.flatMap((problem) => (problem ? { file, ...problem } : []));
  });
}

/** False for a redirect that would hide a page or has no target now; the site leaves it out. */
export const isFollowed = (rule: RedirectRule, pages: Addresses): boolean =>
  !fromProblem(rule, pages) && !targetProblem(rule, pages);

/** Hosts redirect before they look for a file, so a redirect hides the pages that it matches. */
function fromProblem({ given, path, isPrefix }: RedirectRule, pages: Addresses): LinkProblem | undefined {
  if (SHOP_FILES.includes(path) || SHOP_FOLDERS.includes(path.split('/')[1] ?? ''))
    return { message: `"${given.from}" is among the files of the shop` };
  const own = `${path.replace(/\/index\.html$/, '')}/`;
  const hidden = [...pages].filter(([page]) => page === own || (isPrefix && page.startsWith(own)));
  const fixed = hidden.find(([, { products }]) => products === undefined);
  const [page] = fixed ?? hidden[0] ?? [];
  if (page === undefined) return undefined;
  const message = `"${given.from}" would hide the page ${page}`;
  return fixed ? { message } : { message: `${message}: it is left out of the site; remove it`, isWarning: true };
}

function targetProblem({ given, target }: RedirectRule, pages: Addresses): LinkProblem | undefined {
  const { address, path, keepsRest } = target;
  if (path === undefined) {
    const isOwn = address.startsWith(`${readEnvironment().siteUrl}/`);
    return isOwn ? { message: `"${given.to}" is an address of this shop: write only its path` } : undefined;
  }
  if (keepsRest && [...pages.keys()].some((page) => page.startsWith(path))) return undefined;
  // A listing without products is a page too.
  const isThere = pages.has(path) || (SHOP_FILES.includes(path) && !path.startsWith('/_'));
  return isThere ? undefined : linkProblem(path, pages, given.to);
}

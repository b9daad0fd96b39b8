import 'server-only';
import type { Problem } from '../../catalogue/parse';
import { readEnvironment } from '../environment';
import { type LinkProblem, linkProblem, type PageAddresses } from './check-links';
import { parseRedirects, type RedirectEntry, type RedirectRule } from './redirect-rules';

/** Files in the root folder of every export. */
export const EXPORT_ROOT_FILES: readonly string[] = [
  ...['/404.html', '/_headers', '/_redirects', '/vercel.json', '/catalogue.json', '/favicon.ico', '/featured.json'],
  ...['/feed.json', '/feed.xml', '/icon.svg', '/llms.txt', '/manifest.webmanifest', '/moved.js'],
  ...['/robots.txt', '/sitemap.xml', '/sw.js'],
];
/** Folders of an export with files that have generated names. */
export const EXPORT_ROOT_FOLDERS: readonly string[] = [
  ...['_next', 'admin', 'data', 'drawings', 'icons', 'photographs', 'share', 'uploads'],
];

/**
 * Checks that no redirect hides a page or file, and that each target exists. Problems that depend on products are warnings.
 * @param pages all pages of the shop, including those that the owner wrote
 */
export function checkRedirects(entries: readonly RedirectEntry[], pages: PageAddresses, file: string): Problem[] {
  return parseRedirects(entries).flatMap((rule) => {
    const index = entries.indexOf(rule.entry);
    const [from, to] = [fromProblem(rule, pages), targetProblem(rule, pages)];
    const problems = [from && { field: `${index}.from`, ...from }, to && { field: `${index}.to`, ...to }];
    return problems.flatMap((problem) => (problem ? { file, ...problem } : []));
  });
}

/** False for a redirect that would hide a page or whose target is missing. The site skips it. */
export const isActiveRedirect = (rule: RedirectRule, pages: PageAddresses): boolean =>
  !fromProblem(rule, pages) && !targetProblem(rule, pages);

/** Hosts redirect before they look for a file, so a redirect hides the pages that it matches. */
function fromProblem({ entry, path, isPrefix }: RedirectRule, pages: PageAddresses): LinkProblem | undefined {
  if (EXPORT_ROOT_FILES.includes(path) || EXPORT_ROOT_FOLDERS.includes(path.split('/')[1] ?? ''))
    return { message: `"${entry.from}" is among the files of the shop` };
  const ownPath = `${path.replace(/\/index\.html$/, '')}/`;
  const hidden = [...pages].filter(([page]) => page === ownPath || (isPrefix && page.startsWith(ownPath)));
  const permanent = hidden.find(([, { products }]) => products === undefined);
  const [page] = permanent ?? hidden[0] ?? [];
  if (page === undefined) return undefined;
  const message = `"${entry.from}" would hide the page ${page}`;
  return permanent ? { message } : { message: `${message}: it is left out of the site; remove it`, isWarning: true };
}

function targetProblem({ entry, target }: RedirectRule, pages: PageAddresses): LinkProblem | undefined {
  const { address, path, keepsRest } = target;
  if (path === undefined) {
    const isOwn = address.startsWith(`${readEnvironment().siteUrl}/`);
    return isOwn ? { message: `"${entry.to}" is an address of this shop: write only its path` } : undefined;
  }
  if (keepsRest && [...pages.keys()].some((page) => page.startsWith(path))) return undefined;
  // A listing without products is a page too.
  const exists = pages.has(path) || (EXPORT_ROOT_FILES.includes(path) && !path.startsWith('/_'));
  return exists ? undefined : linkProblem(path, pages, entry.to);
}

import type { Problem } from '../catalogue/parse';
import { closest } from '../search/near-words';
import type { OwnerFiles } from './check-owner-files';
import { type GivenRedirect, toRedirectRule } from './redirect-rules';

/** The addresses of a shop against which its redirects are checked. */
export type ShopAddresses = {
  /** Its pages: '/clothing/'. */
  pages: ReadonlySet<string>;
  /** The origin at which it is published. */
  siteUrl: string;
};

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

/** Checks redirects against the shop that has them: none may hide a page or a file, and each must lead to one that there is. */
export function checkRedirects(redirects: readonly GivenRedirect[], shop: ShopAddresses, file: string): Problem[] {
  const { pages, siteUrl } = shop;
  return redirects.flatMap((given, index): Problem[] => {
    const rule = toRedirectRule(given);
    if (!rule) return [];
    const problem = (field: keyof GivenRedirect, message: string) => ({
      file,
      field: `${index}.${field}`,
      message: `"${given[field]}" ${message}`,
    });
    const shadowed = hiddenBy(rule.path, pages);
    const { address, path } = rule.to;
    const missed =
      path === undefined
        ? new URL(address).origin === siteUrl && 'is an address of this shop: leave out everything before its path'
        : pageFault(path, pages);
    return [...(shadowed ? [problem('from', shadowed)] : []), ...(missed ? [problem('to', missed)] : [])];
  });
}

const inFolder = (path: string) => SHOP_FOLDERS.includes(path.split('/')[1] ?? '');

/** The reason why visitors may not be led to a path, with the page that was meant; files in folders have names that builds give them. */
function pageFault(path: string, pages: ReadonlySet<string>): string | undefined {
  const isThere = pages.has(path) || (SHOP_FILES.includes(path) && !path.startsWith('/_'));
  return isThere ? undefined : `is no page of this shop${nearest(path, pages)}`;
}

/** Checks the addresses that menu and texts name against the pages that there are. */
export function checkAddresses({ site, texts }: OwnerFiles, pages: ReadonlySet<string>, dataDir: string): Problem[] {
  const menu = (site?.menu ?? []).map(({ href }, index) => ({ file: 'site', field: `menu.${index}.href`, href }));
  const roles = (texts?.roles?.items ?? []).flatMap(({ links }, role) =>
    links.map(({ href }, index) => ({ file: 'texts', field: `roles.items.${role}.links.${index}.href`, href })),
  );
  return [...menu, ...roles].flatMap(({ file, field, href }): Problem[] => {
    const fault = href && pageFault(href.replace(/\?.*$/, ''), pages);
    return fault ? [{ file: `${dataDir}/${file}.json`, field, message: `"${href}" ${fault}` }] : [];
  });
}

/** The reason why an address may not be led on, where it is the shop's own. */
function hiddenBy(path: string, pages: ReadonlySet<string>): string | undefined {
  if (inFolder(path)) return `stands in a folder of the shop's own files: /${path.split('/')[1]}/`;
  if (SHOP_FILES.includes(path)) return 'is a file of this shop, which the redirect would hide';
  const page = `${path.replace(/\/index\.html$/, '')}/`;
  return pages.has(page) ? 'is a page of this shop, which the redirect would hide' : undefined;
}

/** The page that was meant, as an end of a sentence: one of the same last name, or else the one with the fewest other letters. */
function nearest(path: string, pages: ReadonlySet<string>): string {
  const nameOf = (address: string) =>
    address
      .replace(/\.\w+$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1);
  const namesake = [...pages].find((page) => page !== '/' && nameOf(page) === nameOf(path));
  const found = namesake ?? closest(path.toLowerCase(), pages, Math.ceil(path.length / 2) - 1);
  return found ? `; the nearest is "${found}"` : '';
}

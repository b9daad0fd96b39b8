import type { Page } from './site';

/** The address of a reference without the base path, query and fragment; undefined when it leads off the site. */
export function toPath(reference: string, basePath: string): string | undefined {
  if (!reference.startsWith('/') || reference.startsWith('//')) return undefined;
  const [path = ''] = reference.split(/[?#]/);
  return path === basePath || path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** Everything in a page that makes a browser fetch or go: href, src, srcset, form actions and preloads. */
export function referencesOf({ elements }: Pick<Page, 'elements'>): string[] {
  return elements.flatMap(({ attributes }) => {
    const { href, src, action, formaction, poster, data } = attributes;
    const sets = [attributes.srcset, attributes.imagesrcset].flatMap((set) => set?.split(',') ?? []);
    const candidates = sets.map((candidate) => candidate.trim().split(/\s+/)[0]);
    return [href, src, action, formaction, poster, data, ...candidates].filter((reference) => reference !== undefined);
  });
}

type Site = { files: ReadonlySet<string>; siteUrl: string; basePath: string; ids: ReadonlySet<string> };

/** The fault of a reference: no such file, no trailing slash, not under the base path, a fragment without a target. */
export function referenceProblem(written: string, { files, siteUrl, basePath, ids }: Site): string | undefined {
  // A canonical address is absolute.
  const reference = written.startsWith(`${siteUrl}/`) ? written.slice(siteUrl.length) : written;
  if (reference === '') return 'an empty address';
  if (reference.startsWith('#')) return ids.has(reference.slice(1)) ? undefined : `${reference} is no id of the page`;
  if (/^(?:https:|mailto:|tel:)/.test(reference)) return undefined;
  if (!reference.startsWith('/') || reference.startsWith('//'))
    return `${reference} is neither absolute nor on the site`;
  if (basePath && !reference.startsWith(`${basePath}/`)) return `${reference} does not stand under ${basePath}`;
  const path = decodeURIComponent(toPath(reference, basePath) ?? '');
  if (path.endsWith('/')) return files.has(`${path}index.html`) ? undefined : `${reference} is no page`;
  if (files.has(path)) return undefined;
  return files.has(`${path}/index.html`) ? `${reference} lacks its trailing slash` : `${reference} is no file`;
}

/** The addresses that a page links to by <a href>. */
export function linksOf({ elements }: Pick<Page, 'elements'>, basePath: string): string[] {
  const paths = elements.flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href !== undefined ? (toPath(attributes.href, basePath) ?? []) : [],
  );
  return [...new Set(paths)];
}

/**
 * Why a link of the shop does not name the canonical address of the page that it leads to, where it does not. `canonicals` are the paths
 * that pages name, by their own paths. A fragment is a place in a page.
 */
export function canonicalLinkProblem(
  href: string,
  {
    canonicals,
    siteUrl,
    basePath,
  }: Pick<Site, 'siteUrl' | 'basePath'> & { canonicals: ReadonlyMap<string, string | undefined> },
): string | undefined {
  const path = toPath(href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href, basePath);
  if (path === undefined) return undefined;
  if (href.includes('?')) return `${href} has parameters`;
  return canonicals.get(path) === path ? undefined : `${href} is not canonical`;
}

/** How many clicks each address is away from `start`, following the links that `linksFrom` gives. */
export function countClicks(start: string, linksFrom: (path: string) => readonly string[]): Map<string, number> {
  const clicks = new Map([[start, 0]]);
  // A map goes on over what is added to it meanwhile.
  for (const [path, count] of clicks) {
    for (const next of linksFrom(path)) if (!clicks.has(next)) clicks.set(next, count + 1);
  }
  return clicks;
}

import type { Page } from './site';

/** The path of a reference, without base path, query and fragment. undefined for another site. */
export function toPath(reference: string, basePath: string): string | undefined {
  if (!reference.startsWith('/') || reference.startsWith('//')) return undefined;
  const [path = ''] = reference.split(/[?#]/);
  return path === basePath || path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** All references of a page: href, src, srcset, form actions and preloads. */
export function referencesOf({ elements }: Pick<Page, 'elements'>): string[] {
  return elements.flatMap(({ attributes }) => {
    const { href, src, action, formaction, poster, data } = attributes;
    const sets = [attributes.srcset, attributes.imagesrcset].flatMap((set) => set?.split(',') ?? []);
    const candidates = sets.map((candidate) => candidate.trim().split(/\s+/)[0]);
    return [href, src, action, formaction, poster, data, ...candidates].filter((reference) => reference !== undefined);
  });
}

type Site = { files: ReadonlySet<string>; siteUrl: string; basePath: string; ids: ReadonlySet<string> };

/** The problem of a reference: a missing file, trailing slash, base path, or target of the fragment. */
export function referenceProblem(written: string, { files, siteUrl, basePath, ids }: Site): string | undefined {
  // Canonical URLs are absolute.
  const reference = written.startsWith(`${siteUrl}/`) ? written.slice(siteUrl.length) : written;
  if (reference === '') return 'an empty address';
  if (reference.startsWith('#')) return ids.has(reference.slice(1)) ? undefined : `${reference} is no id of the page`;
  if (/^(?:https:|mailto:|tel:)/.test(reference)) return undefined;
  if (!reference.startsWith('/') || reference.startsWith('//'))
    return `${reference} is neither absolute nor on the site`;
  if (basePath && !reference.startsWith(`${basePath}/`)) return `${reference} is not below ${basePath}`;
  const path = decodeURIComponent(toPath(reference, basePath) ?? '');
  if (path.endsWith('/')) return files.has(`${path}index.html`) ? undefined : `${reference} is no page`;
  if (files.has(path)) return undefined;
  return files.has(`${path}/index.html`) ? `${reference} lacks its trailing slash` : `${reference} is no file`;
}

/** Paths of the links of a page. */
export function linksOf({ elements }: Pick<Page, 'elements'>, basePath: string): string[] {
  const paths = elements.flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href !== undefined ? (toPath(attributes.href, basePath) ?? []) : [],
  );
  return [...new Set(paths)];
}

/**
 * The problem of a link that is not canonical. Fragments are allowed.
 * @param href the link
 * @param site `canonicals` are canonical paths by the paths of the pages
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

/** Number of clicks from `start` to each path. */
export function countClicks(start: string, linksFrom: (path: string) => readonly string[]): Map<string, number> {
  const clicks = new Map([[start, 0]]);
  // The loop also visits entries that it adds.
  for (const [path, count] of clicks) {
    for (const next of linksFrom(path)) if (!clicks.has(next)) clicks.set(next, count + 1);
  }
  return clicks;
}

import { basePath, files, type Page, siteUrl } from './site';

/** The path of a reference, without base path, query and fragment. undefined for another site. */
export function toPath(reference: string): string | undefined {
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

/** The problem of a reference: a missing file, trailing slash, base path, or target of the fragment (an id of the page). */
export function referenceProblem(written: string, ids: ReadonlySet<string>): string | undefined {
  // Canonical URLs are absolute.
  const reference = written.startsWith(`${siteUrl}/`) ? written.slice(siteUrl.length) : written;
  if (reference === '') return 'an empty address';
  if (reference.startsWith('#')) return ids.has(reference.slice(1)) ? undefined : `${reference} is no id of the page`;
  if (/^(?:https:|mailto:|tel:)/.test(reference)) return undefined;
  if (!reference.startsWith('/') || reference.startsWith('//'))
    return `${reference} is neither absolute nor on the site`;
  if (basePath && !reference.startsWith(`${basePath}/`)) return `${reference} is not below ${basePath}`;
  const path = decodeURIComponent(toPath(reference) ?? '');
  if (path.endsWith('/')) return files.has(`${path}index.html`) ? undefined : `${reference} is no page`;
  if (files.has(path)) return undefined;
  return files.has(`${path}/index.html`) ? `${reference} lacks its trailing slash` : `${reference} is no file`;
}

/** Paths of the links of a page. */
export function linksOf({ elements }: Pick<Page, 'elements'>): string[] {
  const paths = elements.flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href !== undefined ? (toPath(attributes.href) ?? []) : [],
  );
  return [...new Set(paths)];
}

/** The problem of a link that is not canonical. Fragments are allowed. `canonicals`: canonical paths by the paths of the pages. */
export function canonicalLinkProblem(
  href: string,
  canonicals: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const path = toPath(href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href);
  if (path === undefined) return undefined;
  if (href.includes('?')) return `${href} has parameters`;
  return canonicals.get(path) === path ? undefined : `${href} is not canonical`;
}

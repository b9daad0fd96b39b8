import { PAGE_DEFINITIONS } from '../../site/pages';
import { slugFromKey } from './categories';

export const CATEGORY_KEY_PATTERN = /^[a-z][a-z0-9_-]*$/i;
export const INVALID_KEY_MESSAGE =
  'may have only letters a to z, digits, hyphens and underscores, and must begin with a letter';
export const MAX_CATEGORIES = 100;

/** Other pages and folders of the export. */
const FOLDERS = ['404', 'admin', 'category', 'data', 'drawings', 'icons', 'index', 'photographs', 'share', 'uploads'];

/** Slugs that no category and no page of the owner may have. */
export const RESERVED_SLUGS: readonly string[] = [
  ...Object.values(PAGE_DEFINITIONS).flatMap(({ path }) => path.split('/')[1] || []),
  ...FOLDERS,
];

/** Errors of categories with a reserved or duplicate slug, by index. */
export function categorySlugErrors(
  categories: readonly { key: string; slug?: string | undefined }[],
): Map<number, string> {
  const keysBySlug = new Map<string, string>();
  const errors = new Map<number, string>();
  for (const [index, { key, slug = slugFromKey(key) }] of categories.entries()) {
    const other = keysBySlug.get(slug);
    if (RESERVED_SLUGS.includes(slug)) errors.set(index, `"${slug}" is the address of another page`);
    else if (other) errors.set(index, `has the address "${slug}", as ${other} has`);
    keysBySlug.set(slug, key);
  }
  return errors;
}

import { slugFromKey } from './categories';

/** The keys that a category may have. */
export const CATEGORY_KEY_PATTERN = /^[a-z][a-z0-9_-]*$/i;
/** The words for any other key. */
export const INVALID_KEY_MESSAGE =
  'may have only letters a to z, digits, hyphens and underscores, and must begin with a letter';
/** The most categories that a shop may have. */
export const MAX_CATEGORIES = 100;

/** Names that pages and folders of the site have already. */
export const RESERVED_SLUGS: readonly string[] = [
  '404',
  'admin',
  'all-products',
  'brands',
  'category',
  'compare',
  'contact',
  'data',
  'drawings',
  'faq',
  'icons',
  'index',
  'offline',
  'photographs',
  'products',
  'request',
  'search',
  'share',
  'size-guide',
  'uploads',
];

/** The faults of categories whose address is taken, by their place. */
export function categorySlugErrors(
  categories: readonly { key: string; slug?: string | undefined }[],
): Map<number, string> {
  const seen = new Map<string, string>();
  const errors = new Map<number, string>();
  for (const [index, { key, slug: own }] of categories.entries()) {
    const address = own ?? slugFromKey(key);
    const other = seen.get(address);
    if (RESERVED_SLUGS.includes(address)) errors.set(index, `"${address}" is the address of another page`);
    else if (other) errors.set(index, `has the address "${address}", as ${other} has`);
    seen.set(address, key);
  }
  return errors;
}

import pageLinks from '@data/page-links.json';
import { memoizeByKey } from '../../memoize';
import { slugify } from '../../slug';
import { CATEGORIES, type CategoryKey, categorySlug, isCategory } from './categories';
import { CATEGORY_KEY_PATTERN, categorySlugErrors, INVALID_KEY_MESSAGE, MAX_CATEGORIES } from './category-keys';

export type CategoryName = { key: CategoryKey; name: string };

/** Unvalidated fields of a product. */
type CategoryFields = { category?: unknown; categoryName?: unknown };

/** URL paths of the shop's own text pages, such as '/about/'. */
const pagePaths = new Set((pageLinks as { href: string }[]).map(({ href }) => href));
/** The error of a key for a new category, next to the categories of the shop. */
const newCategoryError = memoizeByKey((key: string) => newCategoryErrors([key]).get(key));

/**
 * The errors of keys for new categories, by key.
 * @param others existing categories. Default: the categories of the shop
 */
export function newCategoryErrors(
  keys: readonly string[],
  others: readonly Pick<CategoryName, 'key'>[] = CATEGORIES,
): Map<string, string> {
  const entries = [...others, ...keys.map((key) => ({ key }))].map(({ key }) => ({
    key,
    ...(isCategory(key) && { slug: categorySlug(key) }),
  }));
  const slugErrors = categorySlugErrors(entries);
  const errorOf = (key: string, index: number) => {
    if (!CATEGORY_KEY_PATTERN.test(key)) return INVALID_KEY_MESSAGE;
    if (pagePaths.has(`/${slugify(key)}/`)) return `"${slugify(key)}" is the address of another page`;
    return index < MAX_CATEGORIES
      ? slugErrors.get(index)
      : `is one too many: a shop has at most ${MAX_CATEGORIES} categories`;
  };
  return new Map(
    keys.flatMap((key, index): [string, string][] => {
      const error = errorOf(key, others.length + index);
      return error === undefined ? [] : [[key, error]];
    }),
  );
}

/** Creates a category with a valid, unused key. Undefined if there is none, or the maximum number of categories is reached. */
export function createCategory(name: string, others: readonly CategoryName[]): CategoryName | undefined {
  const slug = slugify(name);
  const base = /^[a-z]/.test(slug) ? slug : `goods-${slug}`;
  const key = [base, `${base}-goods`].find((candidate) => newCategoryErrors([candidate], others).size === 0);
  return key === undefined ? undefined : { key, name };
}

/** True if a product has a valid new category: an unknown `category` with a valid key, and a `categoryName`. */
export function isNewCategory(product: CategoryFields): product is { category: string; categoryName: string } {
  const { category, categoryName } = product;
  if (typeof category !== 'string' || typeof categoryName !== 'string' || isCategory(category)) return false;
  if (categoryName.trim() === '' || categoryName.length > 80) return false;
  return newCategoryError(category) === undefined;
}

/** Adds the new categories of products, each with the name from its first product. Returns the same array if there are none. */
export function addNewCategories(
  categories: readonly CategoryName[],
  products: readonly (CategoryFields | undefined)[],
): readonly CategoryName[] {
  const keys = new Set(categories.map(({ key }) => key));
  const added = products.flatMap((product): CategoryName[] => {
    if (!product || keys.has(String(product.category)) || !isNewCategory(product)) return [];
    keys.add(product.category);
    return [{ key: product.category, name: product.categoryName.trim() }];
  });
  return added.length > 0 ? [...categories, ...added] : categories;
}

/**
 * Sets the `categoryName` of a product in a new category. Every product of the category has it, so that the category remains when others
 * are deleted. If no category has the new key, removes the name that the product has from its previous category.
 * @param before the product before the edit. Default: a new product
 */
export function withCategoryName<Product extends CategoryFields>(
  raw: Product,
  categories: readonly CategoryName[],
  before?: CategoryFields,
): Product {
  const { category, categoryName } = raw;
  if (category === undefined || isCategory(category)) return raw;
  const name = categories.find(({ key }) => key === category)?.name;
  if (name !== undefined) return name === categoryName ? raw : { ...raw, categoryName: name };
  const isStale = before && before.category !== category && before.categoryName === categoryName;
  return isStale ? { ...raw, categoryName: undefined } : raw;
}

import pageLinks from '@data/page-links.json';
import { slugify } from '../../slug';
import { CATEGORIES, type CategoryKey, categorySlug, isCategory } from './categories';
import { CATEGORY_KEY_PATTERN, categorySlugErrors, INVALID_KEY_MESSAGE, MAX_CATEGORIES } from './category-keys';

/** A category by its key, with its name. */
export type CategoryName = { key: CategoryKey; name: string };

/** The place of a product as it says it. */
type CategoryFields = { category?: unknown; categoryName?: unknown };

/** The addresses of the owner's pages, such as '/about/'. */
const ownPages = new Set((pageLinks as { href: string }[]).map(({ href }) => href));
const errorsByKey = new Map<string, string | undefined>();

/** The reasons why categories of some keys cannot stand beside others, which are the shop's where nothing is said, by key. */
export function newCategoryErrors(
  keys: readonly string[],
  others: readonly Pick<CategoryName, 'key'>[] = CATEGORIES,
): Map<string, string> {
  const entries = [...others, ...keys.map((key) => ({ key }))].map(({ key }) => ({
    key,
    ...(isCategory(key) && { slug: categorySlug(key) }),
  }));
  const taken = categorySlugErrors(entries);
  const errorOf = (key: string, at: number) => {
    if (!CATEGORY_KEY_PATTERN.test(key)) return INVALID_KEY_MESSAGE;
    if (ownPages.has(`/${slugify(key)}/`)) return `"${slugify(key)}" is the address of another page`;
    return at < MAX_CATEGORIES ? taken.get(at) : `is one too many: a shop has at most ${MAX_CATEGORIES} categories`;
  };
  return new Map(
    keys.flatMap((key, index): [string, string][] => {
      const fault = errorOf(key, others.length + index);
      return fault === undefined ? [] : [[key, fault]];
    }),
  );
}

/** A category of a name that none of the others has, under a key that may stand beside theirs; undefined where there may be no more. */
export function createCategory(name: string, others: readonly CategoryName[]): CategoryName | undefined {
  const slug = slugify(name);
  const base = /^[a-z]/.test(slug) ? slug : `goods-${slug}`;
  const key = [base, `${base}-goods`].find((each) => newCategoryErrors([each], others).size === 0);
  return key === undefined ? undefined : { key, name };
}

/** Whether a product brings a category that the shop does not have: its key may be one, and it says how that is called. */
export function isNewCategory(product: CategoryFields): product is { category: string; categoryName: string } {
  const { category, categoryName } = product;
  if (typeof category !== 'string' || typeof categoryName !== 'string' || isCategory(category)) return false;
  if (categoryName.trim() === '' || categoryName.length > 80) return false;
  if (!errorsByKey.has(category)) errorsByKey.set(category, newCategoryErrors([category]).get(category));
  return errorsByKey.get(category) === undefined;
}

/** Categories with those that products bring, each under the name that its first product gives. */
export function addNewCategories(
  categories: readonly CategoryName[],
  products: readonly (CategoryFields | undefined)[],
): readonly CategoryName[] {
  const keys = new Set(categories.map(({ key }) => key));
  const fresh = products.flatMap((product): CategoryName[] => {
    if (!product || keys.has(String(product.category)) || !isNewCategory(product)) return [];
    keys.add(product.category);
    return [{ key: product.category, name: product.categoryName.trim() }];
  });
  return fresh.length > 0 ? [...categories, ...fresh] : categories;
}

/**
 * A product that comes into a category which is new: it says how that is called, as all its products do, so that the category is there
 * whichever of them stays. The name of the category that it leaves makes no new one of a wrong key.
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

import data from '@data/category-rules.json';

/** The key of a category: the name of its group in the catalogue file. */
export type CategoryKey = string;

/** A subcategory: 'shirts', 'Shirts'. */
export type Subcategory = { slug: string; name: string };

/** A category's name, slug and subcategories from `data/categories.json`, with defaults. */
export type CategoryRule = Readonly<ReturnType<typeof toRule>>;

/** An entry of '@data/category-rules.json': `scripts/build/data-files.ts` adds the slugs of its subcategories. */
type RuleInput = {
  key: string;
  slug?: string;
  name?: string;
  names?: Readonly<Record<string, string>>;
  subcategories?: readonly Subcategory[];
};

function toRule({ key, slug, name, subcategories = [], ...input }: RuleInput) {
  const listed = subcategories.map((item) => [item.slug, item.name] as const);
  const names = toDictionary({ ...Object.fromEntries(listed), ...input.names });
  return {
    key,
    slug: slug ?? slugFromKey(key),
    name: name ?? sentenceCase(key),
    subcategories: listed.map(([itemSlug, itemName]) => ({ slug: itemSlug, name: names[itemSlug] ?? itemName })),
    names,
    // Slugs of the subcategories that are shown first, in this order.
    order: Object.keys(names),
  };
}

/**
 * The categories in the order of `categories.json`, as in menu, tiles and footer; then categories that only the catalogue has.
 * `lib/site/content` validates the file.
 */
export const CATEGORIES: readonly CategoryRule[] = (data as RuleInput[]).map(toRule);

const byKey = new Map(CATEGORIES.map((rule) => [rule.key, rule]));

/** True if the shop has a category with this key. */
export function isCategory(key: unknown): key is CategoryKey {
  return typeof key === 'string' && byKey.has(key);
}

/** The rule of a category. An unknown key has a rule with default values. */
export function categoryRule(key: CategoryKey): CategoryRule {
  return byKey.get(key) ?? toRule({ key });
}

/** The slug in the URL of a category: 'footwear' in /footwear/. */
export function categorySlug(key: CategoryKey): string {
  return categoryRule(key).slug;
}

/** 'tall_plants' -> 'Tall plants'. */
function sentenceCase(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replace(/[_-]/g, ' ');
}

/** The default slug of a category: 'tall_plants' -> 'tall-plants'. */
export function slugFromKey(key: string): string {
  return key.toLowerCase().replace(/[_-]+/g, '-').replace(/-$/, '');
}

/** An object without prototype, because a key may be 'constructor'. */
export function toDictionary(entries: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null), entries);
}

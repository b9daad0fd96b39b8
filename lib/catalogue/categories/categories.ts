import data from '@data/category-rules.json';

/** The key of a category: the name of its group in the catalogue file. */
export type CategoryKey = string;

/** A subcategory as it is addressed and as it is shown everywhere. */
export type Subcategory = { slug: string; name: string };

/** The name and address of a category: its entry in `data/categories.json`, with defaults. */
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
    subcategories: listed.map(([own, usual]) => ({ slug: own, name: names[own] ?? usual })),
    names,
    // The slugs of the subcategories that come before all others.
    order: Object.keys(names),
  };
}

/** The categories in the order of the file, which is that of menu, tiles and footer; then those that only the catalogue has. `lib/site/content` has checked them. */
export const CATEGORIES: readonly CategoryRule[] = (data as RuleInput[]).map(toRule);

const byKey = new Map(CATEGORIES.map((rule) => [rule.key, rule]));

/** Whether the shop has a category of this key. */
export function isCategory(key: unknown): key is CategoryKey {
  return typeof key === 'string' && byKey.has(key);
}

/** The rules of a category; neutral ones for a key that the shop does not have. */
export function categoryRule(key: CategoryKey): CategoryRule {
  return byKey.get(key) ?? toRule({ key });
}

/** The address part of a category. */
export function categorySlug(key: CategoryKey): string {
  return categoryRule(key).slug;
}

/** 'tall_plants' -> 'Tall plants'. */
function sentenceCase(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replace(/[_-]/g, ' ');
}

/** The address part of a category whose entry has none: 'tall_plants' -> 'tall-plants'. */
export function slugFromKey(key: string): string {
  return key.toLowerCase().replace(/[_-]+/g, '-').replace(/-$/, '');
}

/** A table without inherited keys: a product may have the size 'constructor'. */
export function toDictionary(entries: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null), entries);
}

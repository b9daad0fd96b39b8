import data from '@data/category-rules.json';
import { slugify } from '../slug';
import type { CategoryInput } from './schema/category';
import { pluralizeSubcategory, subcategorySlug } from './subcategory';

/** The key of a category: the name of its group in the catalogue file. */
export type CategoryKey = string;

/** A subcategory as it is addressed and as it is shown everywhere. */
export type Subcategory = { slug: string; name: string };

/** A category beside its goods: its entry in `data/categories.json`, if any, with what is left out there filled in. */
export type CategoryRule = Readonly<ReturnType<typeof toRule>>;

function toRule(input: CategoryInput) {
  const { key, slug, name, sizes, subcategories = [], slider, facets, words, sizeGuide, sizeGuides } = input;
  const listed = subcategories.map((item) => [subcategorySlug(item), pluralizeSubcategory(item)] as const);
  const names = table({ ...Object.fromEntries(listed), ...input.names });
  return {
    key,
    slug: slug ?? slugify(key),
    name: name ?? sentenceCase(key),
    sizes: { isFiltered: sizes?.filter ?? true, areShoes: sizes?.shoes ?? false, sameAs: table(sizes?.sameAs) },
    subcategories: listed.map(([slug, own]) => ({ slug, name: names[slug] ?? own })),
    names,
    // The slugs of the subcategories that stand before all others.
    order: Object.keys(names),
    hasSlider: slider ?? true,
    facets: facets ?? [],
    words: words ?? [],
    sizeGuide,
    sizeGuides: table(sizeGuides),
  };
}

/** A table that knows no word but its own: goods may come in the size 'constructor'. */
function table(entries: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null), entries);
}

/** The categories in the order of the file, which is that of menu, tiles and footer, then those that the catalogue alone has. `lib/site/content` has checked them. */
export const CATEGORIES: readonly CategoryRule[] = (data as CategoryInput[]).map(toRule);

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

/** A subcategory of a category from how its goods write it, under its one address and name; undefined for ''. */
export function subcategoryOf(category: CategoryKey, written: string): Subcategory | undefined {
  const slug = subcategorySlug(written);
  return slug ? { slug, name: categoryRule(category).names[slug] ?? pluralizeSubcategory(written) } : undefined;
}

/** 'tall_plants' -> 'Tall plants'. */
function sentenceCase(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replace(/[_-]/g, ' ');
}

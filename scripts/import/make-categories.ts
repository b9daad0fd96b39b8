import type { CategoryName } from '../../lib/admin/store-types';
import { categoriesSchema } from '../../lib/catalogue/schema/category';
import { slugify } from '../../lib/slug';

/** As many as `categories.json` may hold. */
const MOST = 100;

/** Categories for those names that none of the shop's has; their keys are free and none is the address of another page. */
export function makeCategories(names: readonly string[], known: readonly CategoryName[]): CategoryName[] {
  const taken = new Set(known.flatMap(({ key, name }) => [slugify(key), slugify(name)]));
  const made: CategoryName[] = [];
  for (const name of names) {
    const slug = slugify(name);
    if (taken.has(slug) || known.length + made.length >= MOST) continue;
    taken.add(slug);
    made.push({ key: toKey(slug), name });
  }
  return made;
}

function toKey(slug: string): string {
  const key = /^[a-z]/.test(slug) ? slug : `goods-${slug}`;
  return categoriesSchema.safeParse([{ key }]).success ? key : `${key}-goods`;
}

import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { categorySettings } from '@/lib/catalogue/category-settings';
import { formatProblem } from '@/lib/catalogue/parse';
import { parseCatalogueText } from '@/lib/catalogue/parse-text';
import { galleryOf, pictureOfColor } from '@/lib/catalogue/pictures';
import type { Product } from '@/lib/catalogue/schema/product';
import { leftOut } from '@/tests/sample/left-out';

const OUT = 'out';
const PAGE_SIZE = 9;

function readModel() {
  const file = `${OUT}/catalogue.json`;
  const result = parseCatalogueText(readFileSync(file, 'utf8'), file);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.catalogue;
}

const { categories, products: all } = readModel();

/** The products of the export that is being tested. */
export const products: readonly Product[] = all;

/** The test itself, or one that is not there: for what the data at hand have nothing to show. */
export function given<Test>(test: Test, isThere: boolean): Test {
  if (isThere) return test;
  const nothing = Object.assign(() => undefined, { describe: () => undefined });
  return nothing as Test;
}

/**
 * The first product of a kind, so that no test names one, and the test to write about it: one that is not there where the data
 * have no such product. The sample has every kind; a test that would vanish there fails instead.
 */
export function subject<Test>(test: Test, kind: string, isOfKind: (product: Product) => boolean): [Product, Test] {
  const product = products.find(isOfKind);
  if (!product && !leftOut()) throw new Error(`The sample has no product ${kind}`);
  return [product ?? pick('at all', () => true), given(test, product !== undefined)];
}

/** The first product of a kind that every shop has; fails where there is none. */
export function pick(kind: string, isOfKind: (product: Product) => boolean): Product {
  const product = products.find(isOfKind);
  if (!product) throw new Error(`The catalogue has no product ${kind}`);
  return product;
}

export const pathOf = ({ id }: Pick<Product, 'id'>) => `/products/${id}/`;

/** Counts the pictures of a product that its page shows before a color is selected. */
export function countPictures({ images }: Product): number {
  return galleryOf(images, undefined).length;
}

/** A listing: where it stands, what its heading says, and what is in it. */
export type Place = { path: string; name: string; goods: readonly Product[] };

/** Every category in the order of the home page. */
export const places: readonly (Place & { key: string })[] = CATEGORIES.map(({ key, slug, name }) => ({
  key,
  path: `/${slug}/`,
  name: categories.find((category) => category.key === key)?.name ?? name,
  goods: products.filter(({ placements }) => placements.some(({ category }) => category === key)),
}));

const most = <Some extends Place>(some: readonly Some[]): Some | undefined =>
  some.toSorted((a, b) => b.goods.length - a.goods.length)[0];
const withSizes = places.filter(({ key }) => categorySettings(key).sizes.isFiltered);

/** The category with the most goods: one with filters for sizes, where the shop has one. */
export const place = most(withSizes.some(({ goods }) => goods.length > PAGE_SIZE) ? withSizes : places) as Place & {
  key: string;
};
/** Whether its listing has a second page. */
export const isPaged = place.goods.length > PAGE_SIZE;
/** How many cards its first page shows. */
export const onFirstPage = Math.min(PAGE_SIZE, place.goods.length);

/** The subcategories that have goods. */
export const subplaces: readonly Place[] = places.flatMap(({ key, path, goods }) => {
  const found = new Map<string, Place & { goods: Product[] }>();
  for (const product of goods) {
    for (const { category, subcategory } of product.placements) {
      if (category !== key || !subcategory) continue;
      const { slug, name } = subcategory;
      const own = found.get(slug) ?? { path: `${path}${slug}/`, name, goods: [] };
      found.set(slug, own);
      if (!own.goods.includes(product)) own.goods.push(product);
    }
  }
  return [...found.values()];
});

/** The largest subcategory of {@link place}, where it has any. */
export const subplace = most(subplaces.filter(({ path }) => path.startsWith(place.path)));

/** The address of a comparison of goods of the largest listing. */
export const compared = (count: number): string =>
  `/compare/?${new URLSearchParams(place.goods.slice(0, count).map(({ id }) => ['id', id]))}`;

/** A word in small letters that product names share, the longest that more than eight do where there is one; and how many do. */
export const [word, sharers] = mostCommonWord();

function mostCommonWord(): [word: string, count: number] {
  const counts = new Map<string, number>();
  for (const { name } of products) {
    for (const own of new Set(name.toLowerCase().match(/[a-z]{5,}/g))) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([a, some], [b, others]) =>
    Math.min(some, 9) === Math.min(others, 9) ? b.length - a.length : others - some,
  );
  return ranked[0] ?? [products[0]?.id ?? '', 1];
}

/** Whether a product has two or more colors with a picture of each, and sizes M and L. */
export function isColored(product: Product): boolean {
  const { colors, sizes, images } = product;
  if (colors.length < 2 || sizes.system !== 'alpha') return false;
  if (!colors.every(({ name }) => pictureOfColor(images, name))) return false;
  return ['M', 'L'].every((label) => sizes.labels.includes(label));
}

import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { galleryOf, pictureOfColor } from '@/lib/catalogue/images/product-images';
import { formatProblem, parseCatalogueText } from '@/lib/catalogue/parse';
import type { Product } from '@/lib/catalogue/schema/product';
import { sizeControls } from '@/lib/catalogue/sizes/size-controls';
import { sampleSkipReason } from '@/tests/fixtures/sample-data';

const EXPORT_FOLDER = 'out';
const PAGE_SIZE = 9;

function readCatalogue() {
  const file = `${EXPORT_FOLDER}/catalogue.json`;
  const result = parseCatalogueText(readFileSync(file, 'utf8'), file);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.catalogue;
}

const { categories, products: all } = readCatalogue();

/** The products of the export that is being tested. */
export const products: readonly Product[] = all;

/** The test itself, or one that is not there: for what the data at hand have nothing to show. */
export function testIf<Test>(test: Test, isThere: boolean): Test {
  if (isThere) return test;
  const nothing = Object.assign(() => undefined, { describe: () => undefined });
  return nothing as Test;
}

/**
 * The first product of a kind, so that no test names one, and the test to write about it: one that is not there where the data
 * have no such product. The sample has every kind; a test that would vanish there fails instead.
 */
export function testWithProduct<Test>(
  test: Test,
  kind: string,
  isOfKind: (product: Product) => boolean,
): [Product, Test] {
  const product = products.find(isOfKind);
  if (!product && !sampleSkipReason()) throw new Error(`The sample has no product ${kind}`);
  return [product ?? requireProduct('at all', () => true), testIf(test, product !== undefined)];
}

/** The first product of a kind that every shop has; fails where there is none. */
export function requireProduct(kind: string, isOfKind: (product: Product) => boolean): Product {
  const product = products.find(isOfKind);
  if (!product) throw new Error(`The catalogue has no product ${kind}`);
  return product;
}

export const productPath = ({ id }: Pick<Product, 'id'>) => `/products/${id}/`;

/** Counts the pictures of a product that its page shows before a color is selected. */
export function countPictures({ images }: Product): number {
  return galleryOf(images, undefined).length;
}

/** A listing: where it stands, what its heading says, and what is in it. */
export type ListingPage = { path: string; name: string; products: readonly Product[] };

/** Every category in the order of the home page. */
export const categoryPages: readonly (ListingPage & { key: string })[] = CATEGORIES.map(({ key, slug, name }) => ({
  key,
  path: `/${slug}/`,
  name: categories.find((category) => category.key === key)?.name ?? name,
  products: products.filter(({ placements }) => placements.some(({ category }) => category === key)),
}));

const largestOf = <Some extends ListingPage>(some: readonly Some[]): Some | undefined =>
  some.toSorted((a, b) => b.products.length - a.products.length)[0];
const withSizes = categoryPages.filter(({ key }) => categorySettings(key).sizes.isFiltered);

/** The category with the most goods: one with filters for sizes, where the shop has one. */
export const largestCategory = largestOf(
  withSizes.some(({ products }) => products.length > PAGE_SIZE) ? withSizes : categoryPages,
) as ListingPage & {
  key: string;
};
/** Whether its listing has a second page. */
export const hasSecondPage = largestCategory.products.length > PAGE_SIZE;
/** How many cards its first page shows. */
export const cardsOnFirstPage = Math.min(PAGE_SIZE, largestCategory.products.length);

/** The subcategories that have goods. */
export const subcategoryPages: readonly ListingPage[] = categoryPages.flatMap(({ key, path, products }) => {
  const found = new Map<string, ListingPage & { products: Product[] }>();
  for (const product of products) {
    for (const { category, subcategory } of product.placements) {
      if (category !== key || !subcategory) continue;
      const { slug, name } = subcategory;
      const own = found.get(slug) ?? { path: `${path}${slug}/`, name, products: [] };
      found.set(slug, own);
      if (!own.products.includes(product)) own.products.push(product);
    }
  }
  return [...found.values()];
});

/** The largest subcategory of {@link largestCategory}, where it has any. */
export const largestSubcategory = largestOf(
  subcategoryPages.filter(({ path }) => path.startsWith(largestCategory.path)),
);

/** The address of a comparison of goods of the largest listing. */
export const comparePath = (count: number): string =>
  `/compare/?${new URLSearchParams(largestCategory.products.slice(0, count).map(({ id }) => ['id', id]))}`;

/** A word in small letters that product names share, the longest that more than eight do where there is one; and how many do. */
export const [commonWord, commonWordCount] = findCommonWord();

function findCommonWord(): [word: string, count: number] {
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
export function hasPictureOfEachColor(product: Product): boolean {
  const { colors, sizes, images } = product;
  if (colors.length < 2 || sizes.system !== 'alpha') return false;
  if (!colors.every(({ name }) => pictureOfColor(images, name))) return false;
  return ['M', 'L'].every((label) => sizes.labels.includes(label));
}

/** A line of quick order for a product, in its first color and its first size. */
export function quickOrderLine(
  { id, colors: [color], sizes }: Pick<Product, 'id' | 'colors' | 'sizes'>,
  quantity: number,
) {
  const picks = sizeControls(sizes).map(({ values: [first] }) => first);
  return [id, color?.name, picks.join('x'), quantity].filter(Boolean).join(', ');
}

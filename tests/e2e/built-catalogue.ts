import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { galleryOf, pictureOfColor } from '@/lib/catalogue/images/product-images';
import { formatProblem, parseCatalogueText } from '@/lib/catalogue/parse';
import type { Product } from '@/lib/catalogue/schema/product';
import { sizeControls } from '@/lib/catalogue/variants/offer';
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

/** Products of the tested export. */
export const products: readonly Product[] = all;

/** Returns the test function, or one that registers nothing: for features that the tested data do not have. */
export function testIf<Test>(test: Test, isRegistered: boolean): Test {
  return isRegistered ? test : ((() => undefined) as Test);
}

/**
 * Returns the first product of a kind and a test function, which registers nothing if there is no such product. Throws if the sample
 * data have none. `kind` completes 'The sample has no product …'.
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

/** Returns the first product of a kind that every shop has. Throws if there is none. */
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

/** A listing page. `name` is its heading. */
export type ListingPage = { path: string; name: string; products: readonly Product[] };

/** All categories, in the order of the home page. */
export const categoryPages: readonly (ListingPage & { key: string })[] = CATEGORIES.map(({ key, slug, name }) => ({
  key,
  path: `/${slug}/`,
  name: categories.find((category) => category.key === key)?.name ?? name,
  products: products.filter(({ placements }) => placements.some(({ category }) => category === key)),
}));

const largestOf = <Page extends ListingPage>(pages: readonly Page[]): Page | undefined =>
  pages.toSorted((a, b) => b.products.length - a.products.length)[0];
const withSizes = categoryPages.filter(({ key }) => categorySettings(key).sizes.isFiltered);

/** The category with the most products. Prefers categories with size filters if one has more than one page. */
export const largestCategory = largestOf(
  withSizes.some(({ products }) => products.length > PAGE_SIZE) ? withSizes : categoryPages,
) as ListingPage & {
  key: string;
};
/** True if the listing of the largest category has a second page. */
export const hasSecondPage = largestCategory.products.length > PAGE_SIZE;
/** Number of cards on the first page of the largest category. */
export const cardsOnFirstPage = Math.min(PAGE_SIZE, largestCategory.products.length);

/** Subcategories that have products. */
export const subcategoryPages: readonly ListingPage[] = categoryPages.flatMap(({ key, path, products }) => {
  const found = new Map<string, ListingPage & { products: Product[] }>();
  for (const product of products) {
    for (const { category, subcategory } of product.placements) {
      if (category !== key || !subcategory) continue;
      const { slug, name } = subcategory;
      const page = found.get(slug) ?? { path: `${path}${slug}/`, name, products: [] };
      found.set(slug, page);
      if (!page.products.includes(product)) page.products.push(product);
    }
  }
  return [...found.values()];
});

/** Largest subcategory of {@link largestCategory}; `undefined` if it has none. */
export const largestSubcategory = largestOf(
  subcategoryPages.filter(({ path }) => path.startsWith(largestCategory.path)),
);

/** Path of a comparison of the first products of the largest category. */
export const comparePath = (count: number): string =>
  `/compare/?${new URLSearchParams(largestCategory.products.slice(0, count).map(({ id }) => ['id', id]))}`;

/**
 * The longest word (lower case) that more than eight product names have, and the number of these names. If there is no such word:
 * the most common one.
 */
export const [commonWord, commonWordCount] = findCommonWord();

function findCommonWord(): [word: string, count: number] {
  const counts = new Map<string, number>();
  for (const { name } of products) {
    for (const word of new Set(name.toLowerCase().match(/[a-z]{5,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([a, countA], [b, countB]) =>
    Math.min(countA, 9) === Math.min(countB, 9) ? b.length - a.length : countB - countA,
  );
  return ranked[0] ?? [products[0]?.id ?? '', 1];
}

/** True if a product has at least two colors, a picture of each, and sizes M and L. */
export function hasPictureOfEachColor(product: Product): boolean {
  const { colors, sizes, images } = product;
  if (colors.length < 2 || sizes.system !== 'alpha') return false;
  if (!colors.every(({ name }) => pictureOfColor(images, name))) return false;
  return ['M', 'L'].every((label) => sizes.labels.includes(label));
}

/** A quick order line for a product in its first color and size, such as 'rothco-101, Black, M, 3'. */
export function quickOrderLine(
  { id, colors: [color], sizes }: Pick<Product, 'id' | 'colors' | 'sizes'>,
  quantity: number,
) {
  const size = sizeControls(sizes).map(({ values: [first] }) => first);
  return [id, color?.name, size.join('x'), quantity].filter(Boolean).join(', ');
}

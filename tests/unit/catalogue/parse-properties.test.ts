import fc from 'fast-check';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { type Catalogue, parseCatalogue } from '@/lib/catalogue/parse';
import { imageUrlError } from '@/lib/catalogue/schema/images';
import type { ParsedProduct } from '@/lib/catalogue/schema/product';
import { catalogueOf, FILE, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { brokenCatalogues, junk, validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key);

const ORDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL'];
const SHORTHAND: Record<string, string> = {
  '2X': 'XXL',
  '2XL': 'XXL',
  '3X': '3XL',
  '4X': '4XL',
  '5X': '5XL',
  '6X': '6XL',
  '7X': '7XL',
};

/** Ranks a label by the specification: letters, then numbers, then the rest. */
function rankOf(label: string): number {
  const letter = ORDER.indexOf(SHORTHAND[label.toUpperCase()] ?? label.toUpperCase());
  if (letter >= 0) return letter;
  return /^\d+(\.\d+)?$/.test(label) ? 1000 + Number(label) : 1e6;
}

function sizeListsOf({ sizes }: ParsedProduct): string[][] {
  return Object.values(sizes).filter((value) => Array.isArray(value));
}

function faultsOf(catalogue: Catalogue): string[] {
  const faults: string[] = [];
  const ids = catalogue.products.map(({ id }) => id);
  if (ids.length === 0) faults.push('no products');
  if (new Set(ids).size !== ids.length) faults.push('ids repeat');
  if (catalogue.categories.length !== CATEGORY_KEYS.length) faults.push('categories are missing');
  for (const product of catalogue.products) {
    const { id, name, price, oldPrice, placements, description, images, colors } = product;
    if (!/^[a-z0-9-]{1,80}$/.test(id)) faults.push(`${id}: id`);
    if (name.trim() === '' || name.length > 200) faults.push(`${id}: name`);
    if (description.trim() === '' || description.includes('\r')) faults.push(`${id}: description`);
    if (!(price >= 0 && Number(price.toFixed(2)) === price)) faults.push(`${id}: price ${price}`);
    if (oldPrice !== undefined && !(oldPrice > price)) faults.push(`${id}: oldPrice`);
    if (placements.length === 0) faults.push(`${id}: placements`);
    if (placements.some(({ category }) => !CATEGORY_KEYS.includes(category))) faults.push(`${id}: category`);
    if (placements.some(({ subcategory }) => subcategory && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(subcategory.slug))) {
      faults.push(`${id}: subcategory`);
    }
    if (images.some(({ src }) => imageUrlError(src) !== undefined)) faults.push(`${id}: images`);
    if (colors.some(({ hex }) => !/^#[0-9A-F]{6}$/.test(hex))) faults.push(`${id}: colors`);
    for (const labels of sizeListsOf(product)) {
      const ranks = labels.map(rankOf);
      if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) faults.push(`${id}: sizes ${labels}`);
    }
  }
  return faults;
}

test('every valid catalogue becomes a valid model with all its products, and stays as it was', () => {
  forAll(
    fc.property(validCatalogues, (json) => {
      const before = structuredClone(json);
      const catalogue = catalogueOf(parseCatalogue(json, FILE));
      const given = Object.values(json).flatMap((group) => (group as { products: unknown[] }).products);
      expect([faultsOf(catalogue), catalogue.products.length]).toEqual([[], given.length]);
      expect(json).toEqual(before);
    }),
  );
});

test('a broken catalogue becomes a valid model or problems with file and message, never a throw', () => {
  forAll(
    fc.property(fc.oneof({ weight: 4, arbitrary: brokenCatalogues }, junk), (json) => {
      const result = parseCatalogue(json, FILE);
      if (result.ok) expect(faultsOf(result.catalogue)).toEqual([]);
      else expect(result.problems[0]).toMatchObject({ file: FILE, message: expect.stringMatching(/\S/) });
    }),
  );
});

describe('a repeat', () => {
  const rowsOf = (json: Record<string, unknown>) =>
    Object.values(json).flatMap((group) => (group as { products: Record<string, unknown>[] }).products);

  /** The products by id, with their placements in a fixed order: the order says which row came first. */
  const modelOf = (rows: Record<string, unknown>[]) =>
    catalogueOf(parseCatalogue(rawCatalogue({ clothing: rows }), FILE))
      .products.map((product) => ({
        ...product,
        placements: product.placements
          .map(({ category, subcategory }) => `${category}/${subcategory?.slug ?? ''}`)
          .sort(),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));

  test('is merged the same wherever it stands', () => {
    forAll(
      fc.property(
        validCatalogues,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('Boots', 'shirt', ''),
        (json, from, to, subcategory) => {
          const rows = rowsOf(json);
          const original = rows[from % rows.length];
          const repeat = { ...original, subcategory };
          const early = [repeat, ...rows];
          const late = rows.toSpliced(to % (rows.length + 1), 0, repeat);
          expect(modelOf(early)).toEqual(modelOf(late));
        },
      ),
    );
  });

  test('in another category is merged the same wherever it stands', () => {
    const sizes = ['9', '10'];
    const shoe = row({ category: 'footwear', sizes });
    const spare = row({ category: 'accessories', sizes });
    expect(modelOf([shoe, spare])).toEqual(modelOf([spare, shoe]));
  });
});

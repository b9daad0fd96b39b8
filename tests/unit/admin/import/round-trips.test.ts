import fc from 'fast-check';
import { changedFields } from '@/lib/admin/edits/fields';
import { combinationRows } from '@/lib/admin/export/combination-rows';
import { toAllFieldsCsv, toShopifyCsv } from '@/lib/admin/export/product-csv';
import { linkSrc, toPicture } from '@/lib/catalogue/images/product-images';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { EMPTY, FACTS, fixture, type Imported, importFile, productOf } from '@/tests/fixtures/import-files';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { rowsWithFewVariants } from '@/tests/fixtures/rows-with-variants';

const RUNS = 20;
const ALL_FIELDS = (raws: readonly RawProduct[]) => toAllFieldsCsv(raws);
const categoriesOf = (raw: RawProduct) => [...EMPTY.categories, { key: raw.category, name: `The ${raw.category}` }];
const SHOPIFY = (raws: readonly RawProduct[]) => toShopifyCsv(raws, raws.flatMap(categoriesOf));

/** Products that are not kits. */
const products = rawProducts.map((raw) => {
  const { pieces, ...own } = raw;
  return own as RawProduct;
});

/** Products with variants. They have no numbers, because of several combinations with one number only the first keeps it. */
const productsWithVariants = rowsWithFewVariants.map(({ variants = [], ...raw }): RawProduct => {
  const unnumbered = variants.map(({ number, barcode, ...variant }) => variant);
  return { ...raw, ...(unnumbered.length > 0 && { variants: unnumbered }) };
});

const PLAIN = { id: 'a', name: 'A', brand: 'B', price: 10, category: 'clothing', description: 'Text.' };

/** Values in Shopify's own columns: combinations with their offers, texts and images. */
function shopifyValues(raw: RawProduct) {
  const parsed = productSchema.parse(raw);
  const { name, description } = parsed;
  const rows = combinationRows(parsed).rows.map(({ options, variant: { overriddenBy, images = [], ...facts } }) => ({
    ...{ options, ...facts, isCounted: raw.stock !== undefined || overriddenBy.stock !== undefined },
    // Shopify has one image per variant.
    image: images[0] && linkSrc(images[0]),
  }));
  const images = (raw.image_links ?? []).map((link) => [linkSrc(link), { alt: '', ...toPicture(link) }.alt.trim()]);
  const [only, ...others] = rows;
  // The image of a single row becomes an image of the product.
  if (only && others.length === 0) {
    if (only.image && !images.some(([src]) => src === only.image)) images.push([only.image, '']);
    only.image = undefined;
  }
  return { name, description, brand: raw.brand, category: raw.category, hidden: raw.hidden === true, images, rows };
}

const expectSame = (imported: Imported, raws: readonly RawProduct[]) =>
  expect(imported.shop.products.map(shopifyValues)).toEqual(raws.map(shopifyValues));

describe.each([
  ['CSV with all fields', ALL_FIELDS],
  ['Shopify CSV', SHOPIFY],
])('%s', (format, write) => {
  const testRoundTrip = async (raw: RawProduct) => {
    const text = await write([raw]);
    const shop = { products: [raw], categories: categoriesOf(raw) };
    const same = await importFile(text, {}, shop);
    expect([same.preview.leftOut, same.changes.map(({ fields }) => fields)]).toEqual([[], []]);
    const added = await importFile(text, {}, { ...shop, products: [] });
    const back = productOf(added, raw.id);
    if (format !== 'Shopify CSV') {
      expect(changedFields(raw, back)).toEqual([]);
      return;
    }
    expectSame(added, [raw]);
  };

  test('any product is the same after a round trip, and an import into the same shop changes nothing', async () => {
    await forAllAsync(fc.asyncProperty(fc.oneof(products, productsWithVariants), testRoundTrip), RUNS);
  });

  test.each(FACTS.roundTrips)('%s', (_, fields) => testRoundTrip({ ...PLAIN, ...fields }));
});

test.each(['shopify.csv', 'shopify-2025.csv', 'woocommerce.csv'])(
  'the products of %s are the same after export and import',
  async (file) => {
    const { shop }: Imported = await importFile(fixture(file));
    for (const write of [ALL_FIELDS, (raws: readonly RawProduct[]) => toShopifyCsv(raws, shop.categories)]) {
      const text = await write(shop.products);
      expect((await importFile(text, {}, { ...shop, last: {} })).changes.map(({ fields }) => fields)).toEqual([]);
      const again = await importFile(text, {}, { ...shop, products: [], last: {} });
      expectSame(again, shop.products);
    }
  },
);

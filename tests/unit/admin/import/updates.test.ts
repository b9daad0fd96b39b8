import { withFields } from '@/lib/admin/edits/fields';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { expectedOffers } from '@/tests/fixtures/expected-offers';
import { FACTS, type FixtureShop, importFile, productOf, reportLines } from '@/tests/fixtures/import-files';
import { raw } from '@/tests/unit/admin/fake-browser';

const MUG: RawProduct = raw({
  ...{ id: 'mug', name: 'Mug', model: 'M-1', price: 8, oldPrice: 10, stock: 5, subcategory: 'Mugs', rating: 4 },
  available_colors: ['Black'],
  image_links: [{ src: 'https://images.example.com/a.jpg', alt: 'Front', color: 'Black', view: 'Front' }],
  features: ['Weight: 300 g', 'Dishwasher safe'],
});
const TEE: RawProduct = raw({
  ...{ id: 'tee', name: 'Tee', price: 20, available_sizes: ['S', 'L'] },
  variants: [
    { size: 'S', number: 'T-S', stock: 3, barcode: '4006381333931' },
    { size: 'L', number: 'T-L', stock: 4, price: 22 },
  ],
});
/** Product with a number of the brand and a number of the shop. */
const SOCKS: RawProduct = raw({ id: 'sock', name: 'Socks', model: 'B-7', price: 4, variants: [{ number: 'SOCK' }] });
const SHOP: FixtureShop = { products: [MUG, TEE, SOCKS], categories: [{ key: 'clothing', name: 'Clothing' }] };

/** Changed fields with their new values, by product, shopAfter importing a table into the shop. */
async function changesOf(text: string, shop = SHOP) {
  const { changes } = await importFile(text, {}, shop);
  return Object.fromEntries(
    changes.map(({ id, fields }) => [id, Object.fromEntries(fields.map(({ field, to }) => [field, to ?? null]))]),
  );
}

describe('only fields with a column change', () => {
  test.each(FACTS.updates)('%j', async (text, changes) => {
    expect(await changesOf(text)).toEqual(changes);
  });

  test.each(FACTS.cleared)('an empty cell clears: %j', async (text, changes) => {
    expect(await changesOf(text)).toEqual(changes);
  });

  test('a known image keeps its alt text, color and view', async () => {
    const [picture] = MUG.image_links ?? [];
    const added = 'https://images.example.com/b.jpg';
    expect(await changesOf(`SKU,Images\nM-1,"${added}, https://images.example.com/a.jpg"`)).toEqual({
      mug: { image_links: [added, picture] },
    });
  });

  test('a row with an unknown number is a new product, which needs a name', async () => {
    const imported = await importFile('SKU,Stock\nZZ-9,4', {}, SHOP);
    expect([imported.changes, reportLines(imported)]).toEqual([
      [],
      expect.arrayContaining(['zz-9 | Product name is missing']),
    ]);
  });
});

test.each(FACTS.priceLists)('a price or stock list changes variants: %j', async (text, expected) => {
  const offers = expectedOffers(productOf(await importFile(text, {}, SHOP), 'tee'));
  expect(offers.map(({ number, price, stock }) => [number, price, stock])).toEqual(expected);
});

const HEAD = 'Handle;Title;SKU;Brand;Price;Stock;Description;Size';
const file = (...rows: string[]) => `${HEAD}\n${rows.join('\n')}\n`;
const FIRST = 'm-1;Mug;M-1;Lumen;12.00;5;A mug.;';
const SMALL = 't-1;Tee;T-S;Lumen;20.00;3;A tee.;S';
const LARGE = 't-1;Tee;T-L;Lumen;22.00;4;A tee.;L';

/** Shop shopAfter a first import, with every product changed by `edit`. */
async function shopAfter(
  content: string,
  edit: (product: RawProduct) => RawProduct = (product) => product,
): Promise<FixtureShop> {
  const { shop } = await importFile(content);
  return { ...shop, products: shop.products.map(edit) };
}

test('a price that a spreadsheet wrote as 1.250 is 1,250, also in the CSV with all fields', async () => {
  const text = 'id,name,brand,category,description,price\na,Mug,Lumen,clothing,A mug.,1.250\n';
  const imported = await importFile(text);
  expect([imported.preview.format, productOf(imported, 'a').price]).toEqual(['CSV with all fields', 1250]);
});

describe('a second import', () => {
  test('keeps and reports edited values; all other values come from the file', async () => {
    const shop = await shopAfter(file(FIRST), (product) => withFields(product, { price: 15, subcategory: 'Mugs' }));
    const imported = await importFile(file('m-1;Mug;M-1;Lumen;13.00;9;A better mug.;'), {}, shop);
    const expected = { price: 15, subcategory: 'Mugs', stock: 9, description: 'A better mug.' };
    expect(productOf(imported, 'm-1')).toMatchObject(expected);
    expect(reportLines(imported)).toEqual(['m-1 | Price has been edited since the last import and stays.']);
    // The record has the values of the first file, so that the next import also keeps the edit.
    const next = await importFile(file('m-1;Mug;M-1;Lumen;14.00;9;A better mug.;'), {}, imported.shop);
    expect(productOf(next, 'm-1').price).toBe(15);
  });

  test('of the same file changes nothing, even if products were edited', async () => {
    const shop = await shopAfter(file(FIRST, SMALL, LARGE), (product) => withFields(product, { description: 'Ours.' }));
    const { changes, preview } = await importFile(file(FIRST, SMALL, LARGE), {}, shop);
    expect([changes, preview.unchanged]).toEqual([[], 2]);
  });

  test('keeps the edit of one variant and updates the others', async () => {
    const shop = await shopAfter(file(SMALL, LARGE), (product) => ({
      ...product,
      variants: product.variants?.map((variant) => (variant.size === 'L' ? { ...variant, price: 30 } : variant)),
    }));
    const rows = ['t-1;Tee;T-S;Lumen;19.00;3;A tee.;S', 't-1;Tee;T-L;Lumen;22.00;1;A tee.;L'];
    const offers = expectedOffers(productOf(await importFile(file(...rows), {}, shop), 't-1'));
    expect(offers.map(({ price, stock }) => [price, stock])).toEqual([
      [19, 3],
      [30, 1],
    ]);
  });

  test('finds a product by its number if the handle has changed', async () => {
    const shop = await shopAfter('Handle;Title;SKU;Price\nold-name;Old name;N-1;5.00\n');
    const renamed = await importFile('Handle;Title;SKU;Price\nnew-name;New name;N-1;6.00\n', {}, shop);
    expect(productOf(renamed, 'old-name')).toMatchObject({ name: 'New name', price: 6 });
    expect(renamed.shop.products).toHaveLength(1);
  });

  test('does not record invalid changes, and does not change products that are not in the file', async () => {
    const shop = await shopAfter(file(FIRST, SMALL, LARGE));
    const { changes, record } = await importFile(file(FIRST.replace('Mug', 'M'.repeat(300))), {}, shop);
    expect([changes, record]).toEqual([[], shop.last]);
  });
});

import fc from 'fast-check';
import { applyChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { buildChangeSet } from '@/lib/admin/change-set/build-change-set';
import { changedFields, hashProduct, productText, withFields } from '@/lib/admin/edits/fields';
import { type RawCatalogue, toPublishedCatalogue } from '@/lib/admin/edits/published-catalogue';
import { toAllFieldsCsv } from '@/lib/admin/export/all-fields-csv';
import { readImport } from '@/lib/admin/import/read-import';
import { toFormValues, toRawProduct } from '@/lib/admin/product-form/form-values';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { FIELD_LIST } from '@/lib/catalogue/fields/field-list';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { forAll, forAllAsync } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';

const RUNS = 100;
type Loose = Record<string, unknown>;
// Other products are not there.
const ALONE = { pieces: undefined };
/** Two products of one id, in one category. */
const pairs = fc.tuple(rawProducts, rawProducts).map(([a, b]): [RawProduct, RawProduct] => [
  { ...a, ...ALONE },
  { ...b, id: a.id, category: a.category, ...ALONE },
]);
const shown = (raw: RawProduct) => JSON.parse(productText(raw)) as Loose;

test('the products hold every field there is', () => {
  const found = new Set(fc.sample(rawProducts, { seed: 1, numRuns: 200 }).flatMap(Object.keys));
  expect(FIELD_LIST.map(({ key }) => key).filter((key) => !found.has(key))).toEqual([]);
});

test('a form that nobody touched gives back any product to the letter', () => {
  forAll(
    fc.property(rawProducts, (raw) => expect(toRawProduct(toFormValues(raw), raw)).toEqual(raw)),
    RUNS,
  );
});

test('a product typed anew into a form is the same product', () => {
  const hidden = FIELD_LIST.flatMap(({ key, editor }) => (editor === 'none' ? key : []));
  forAll(
    fc.property(rawProducts, (raw) => {
      const kept = Object.fromEntries(hidden.filter((key) => key !== 'id').map((key) => [key, raw[key]]));
      const typed = { ...toRawProduct(toFormValues(raw), kept as Partial<RawProduct>), id: raw.id };
      expect(productSchema.parse(typed)).toEqual(productSchema.parse(raw));
    }),
    RUNS,
  );
});

test('editing one product into another in the form leaves nothing of the first', () => {
  forAll(
    fc.property(pairs, ([a, b]) => {
      const edited = toRawProduct(toFormValues(b), a);
      const hidden = FIELD_LIST.filter(({ editor }) => editor === 'none').map(({ key }) => key);
      const kept = Object.fromEntries(hidden.map((key) => [key, a[key]]));
      expect(productSchema.parse(edited)).toEqual(productSchema.parse(withFields({ ...b, ...kept }, {})));
    }),
    RUNS,
  );
});

test('every field that was edited comes through a change set into the catalogue', async () => {
  await forAllAsync(
    fc.asyncProperty(pairs, async ([a, b]) => {
      const published = rawCatalogue({
        [a.category]: [withFields(a, {}), row({ id: 'shown', brand: 'Shown' })],
      }) as RawCatalogue;
      const site = await toPublishedCatalogue(published);
      const edit = { id: a.id, base: site.products.get(a.id), product: withFields(b, {}), editedAt: 1 };
      const file = JSON.parse(JSON.stringify(buildChangeSet([edit], site, [])));
      const { catalogue, changes, problems } = applyChangeSet(published, file);
      expect(problems).toEqual([]);
      const after = catalogue[a.category]?.products.find(({ id }) => id === a.id) as RawProduct;
      expect(shown(after)).toEqual(shown(b));
      expect(changes[0]?.fields ?? []).toHaveLength(changedFields(a, b).length);
    }),
    RUNS,
  );
});

test('every column comes through CSV, and what was not touched stays to the letter', async () => {
  const planned = async (written: RawProduct, shop: RawProduct) => {
    const context = {
      shop: { categories: CATEGORIES.map(({ key }) => ({ key, name: key })), products: [shop] },
    };
    const { preview, changes } = await readImport(await toAllFieldsCsv([written]), {}, context);
    expect(preview.leftOut).toEqual([]);
    return changes[0]?.raw ?? shop;
  };
  await forAllAsync(
    fc.asyncProperty(pairs, async ([a, b]) => {
      expect(await planned(b, b)).toBe(b);
      // An image of the one may name a color that the other does not have.
      const wanted = productSchema.safeParse(onlyColumns(a, b));
      if (wanted.success) expect(productSchema.parse(await planned(b, a))).toEqual(wanted.data);
    }),
    RUNS,
  );
});

/** A product in the shop after importing another one: fields without a column stay, and of sizes and colors the ones of the file. */
function onlyColumns(a: RawProduct, b: RawProduct): RawProduct {
  const alternatives = [
    ['available_sizes', 'size', 'sizes'],
    ['available_colors', 'colors'],
  ] as const;
  const columns = Object.keys(b).filter((key) => b[key as keyof RawProduct] !== undefined);
  const gone = new Set<string>(alternatives.filter((names) => names.some((name) => columns.includes(name))).flat());
  const kept = Object.entries(a).filter(([key]) => !columns.includes(key) && !gone.has(key));
  return withFields(b, Object.fromEntries(kept));
}

test('stored hashes stay what they are', () => {
  const raw = {
    stock: 7,
    artwork: 'x',
    pieces: ['a'],
    restrictions: { states: ['NY'], usOnly: true },
    isBestseller: true,
    updatedAt: 'u',
    createdAt: 'c',
    date: '2026-03-24',
    fabric: 'Wool',
    colors: ['Navy'],
    available_colors: ['Black', { name: 'Sage', hex: '#7C876D' }],
    sizes: [8],
    size: ['S'],
    available_sizes: { waist: [30], length: ['Unhemmed'] },
    image_links: ['https://example.com/a.png'],
    features: null,
    description: 'Two\nlines',
    rating: 4.5,
    subcategory: '',
    categoryName: 'Clothing',
    category: 'clothing',
    oldPrice: null,
    price: 12.5,
    type: 't',
    model: 'M-1',
    brand: 'Acme',
    name: 'Shirt',
    id: 'a',
  } as unknown as RawProduct;
  expect(productText(raw)).toBe(
    '{"id":"a","name":"Shirt","brand":"Acme","model":"M-1","type":"t","price":12.5,"oldPrice":null,"category":"clothing","categoryName":"Clothing",' +
      '"subcategory":"","rating":4.5,"description":"Two\\nlines","features":null,"image_links":["https://example.com/a.png"],' +
      '"available_sizes":{"waist":[30],"length":["Unhemmed"]},"size":["S"],"sizes":[8],' +
      '"available_colors":["Black",{"name":"Sage","hex":"#7C876D"}],"colors":["Navy"],"fabric":"Wool","date":"2026-03-24",' +
      '"createdAt":"c","updatedAt":"u","isBestseller":true,"stock":7,"restrictions":{"states":["NY"],"usOnly":true},"pieces":["a"],"artwork":"x"}',
  );
  expect(hashProduct(raw)).toBe('bc272eac28755aa9');
});

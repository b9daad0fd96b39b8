import fc from 'fast-check';
import { applyChangeSet, buildChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { changedFields, hashProduct, productText, withFields } from '@/lib/admin/edits/fields';
import { type RawCatalogue, toPublishedCatalogue } from '@/lib/admin/edits/published-catalogue';
import { toFormValues, toRawProduct } from '@/lib/admin/product-form/form-values';
import { FIELD_LIST } from '@/lib/catalogue/fields/field-list';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { forAll, forAllAsync } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';

const RUNS = 100;
type Loose = Record<string, unknown>;
// A kit would need other products, which these tests do not have.
const NO_KIT = { pieces: undefined };
/** Two products with the same id and category. */
const pairs = fc.tuple(rawProducts, rawProducts).map(([a, b]): [RawProduct, RawProduct] => [
  { ...a, ...NO_KIT },
  { ...b, id: a.id, category: a.category, ...NO_KIT },
]);
const parsedText = (raw: RawProduct) => JSON.parse(productText(raw)) as Loose;

test('the generated products have every field', () => {
  const found = new Set(fc.sample(rawProducts, { seed: 1, numRuns: 200 }).flatMap(Object.keys));
  expect(FIELD_LIST.map(({ key }) => key).filter((key) => !found.has(key))).toEqual([]);
});

test('an unchanged form returns the same product', () => {
  forAll(
    fc.property(rawProducts, (raw) => expect(toRawProduct(toFormValues(raw), raw)).toEqual(raw)),
    RUNS,
  );
});

test('a form with all values of another product returns that product, except fields without a control', () => {
  forAll(
    fc.property(pairs, ([a, b]) => {
      const edited = toRawProduct(toFormValues(b), a);
      const hidden = FIELD_LIST.filter(({ editor }) => editor === 'none').map(({ key }) => key);
      const withoutEditor = Object.fromEntries(hidden.map((key) => [key, a[key]]));
      expect(productSchema.parse(edited)).toEqual(productSchema.parse(withFields({ ...b, ...withoutEditor }, {})));
    }),
    RUNS,
  );
});

test('a change set transfers every edited field to the catalogue', async () => {
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
      expect(parsedText(after)).toEqual(parsedText(b));
      expect(changes[0]?.fields ?? []).toHaveLength(changedFields(a, b).length);
    }),
    RUNS,
  );
});

test('the hash of a product does not change between versions of the admin, or with the order of the fields', () => {
  const text =
    '{"id":"a","name":"Shirt","brand":"Acme","model":"M-1","type":"t","price":12.5,"oldPrice":null,"category":"clothing","categoryName":"Clothing",' +
    '"subcategory":"","rating":4.5,"description":"Two\\nlines","features":null,"image_links":["https://example.com/a.png"],' +
    '"available_sizes":{"waist":[30],"length":["Unhemmed"]},"size":["S"],"sizes":[8],' +
    '"available_colors":["Black",{"name":"Sage","hex":"#7C876D"}],"colors":["Navy"],"fabric":"Wool","date":"2026-03-24",' +
    '"createdAt":"c","updatedAt":"u","isBestseller":true,"stock":7,"restrictions":{"states":["NY"],"usOnly":true},"pieces":["a"],"artwork":"x"}';
  const reversed = Object.fromEntries(Object.entries(JSON.parse(text)).reverse());
  expect([productText(reversed), hashProduct(reversed)]).toEqual([text, 'bc272eac28755aa9']);
});

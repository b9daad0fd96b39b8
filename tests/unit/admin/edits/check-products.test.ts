import fc from 'fast-check';
import { checkProduct, indexProducts } from '@/lib/admin/edits/check-products';
import { toPublishedCatalogue } from '@/lib/admin/edits/published-catalogue';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { parseRows, problemsOf, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { uncheckedRowsWithVariants } from '@/tests/fixtures/rows-with-variants';
import { raw } from '../fake-browser';

function checkProducts(raws: readonly RawProduct[], all: readonly RawProduct[]) {
  const among = indexProducts(all);
  return raws.flatMap((raw) => checkProduct(raw, among));
}

const a = raw({ id: 'a' });
const problemTexts = (changed: RawProduct[], others: RawProduct[] = []) =>
  checkProducts(changed, [...changed, ...others]).map(({ id, field, message }) => `${id}, ${field}: ${message}`);

describe('a product is refused', () => {
  test.each<[string, object]>([
    ['with a price below 0', { price: -1 }],
    ['with a state that is none', { restrictions: { states: ['NY', 'XX'] } }],
    ['with a maker in a second spelling', { brand: 'ACME' }],
    ['with a piece that is not there', { pieces: ['gone'] }],
    ['with a field that no product has', { colour: 'red' }],
  ])('%s, with the sentence of the build', (_, fields) => {
    const product = raw({ id: 'b', ...fields });
    const { message, field } =
      problemsOf(parseRows(row({ id: 'a' }), product as unknown as Record<string, unknown>))[0] ?? {};
    expect(checkProducts([product], [a, product])).toEqual([{ id: 'b', field: field ?? '', message }]);
  });
});

test('a product is allowed exactly where a build takes it', () => {
  forAll(
    fc.property(uncheckedRowsWithVariants, (product) => {
      const built = parseRows(row({ id: 'a' }), product as unknown as Record<string, unknown>);
      expect(checkProducts([product], [a, product]).length > 0).toBe(!built.ok);
    }),
    100,
  );
});

test('a maker may be written anew in all products at once', () => {
  const [first, second] = [raw({ id: 'a', brand: 'ACME' }), raw({ id: 'b', brand: 'ACME' })];
  expect(problemTexts([first, second])).toEqual([]);
  expect(problemTexts([first], [raw({ id: 'b' })])).toEqual([
    'a, brand: is "ACME", elsewhere "Acme"; use one spelling',
  ]);
});

test('categories are called as the catalogue file calls them, and those without a group in it come last', async () => {
  const [first, ...others] = (await toPublishedCatalogue(rawCatalogue({ footwear: [row()] }))).categories;
  expect(first).toEqual({ key: 'footwear', name: 'The footwear' });
  expect(others).toEqual(CATEGORIES.filter(({ key }) => key !== 'footwear').map(({ key, name }) => ({ key, name })));
});

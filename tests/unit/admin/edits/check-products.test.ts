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
  const indexes = indexProducts(all);
  return raws.flatMap((raw) => checkProduct(raw, indexes));
}

const a = raw({ id: 'a' });
const problemTexts = (changed: RawProduct[], others: RawProduct[] = []) =>
  checkProducts(changed, [...changed, ...others]).map(({ id, field, message }) => `${id}, ${field}: ${message}`);

describe('a product is rejected', () => {
  test.each<[string, object]>([
    ['with a price below 0', { price: -1 }],
    ['with an unknown state', { restrictions: { states: ['NY', 'XX'] } }],
    ['with a second spelling of a brand', { brand: 'ACME' }],
    ['with an unknown product in a kit', { pieces: ['gone'] }],
    ['with an unknown field', { colour: 'red' }],
  ])('%s, with the same message as in the build', (_, fields) => {
    const product = raw({ id: 'b', ...fields });
    const { message, field } =
      problemsOf(parseRows(row({ id: 'a' }), product as unknown as Record<string, unknown>))[0] ?? {};
    expect(checkProducts([product], [a, product])).toEqual([{ id: 'b', field: field ?? '', message }]);
  });
});

test('a product is valid here if and only if it is valid in a build', () => {
  forAll(
    fc.property(uncheckedRowsWithVariants, (product) => {
      const built = parseRows(row({ id: 'a' }), product as unknown as Record<string, unknown>);
      expect(checkProducts([product], [a, product]).length > 0).toBe(!built.ok);
    }),
    100,
  );
});

test('the spelling of a brand can be changed in all products at once', () => {
  const [first, second] = [raw({ id: 'a', brand: 'ACME' }), raw({ id: 'b', brand: 'ACME' })];
  expect(problemTexts([first, second])).toEqual([]);
  expect(problemTexts([first], [raw({ id: 'b' })])).toEqual([
    'a, brand: is "ACME", elsewhere "Acme"; use one spelling',
  ]);
});

test('categories have the names of the catalogue file, and categories without a group are last', async () => {
  const [first, ...others] = (await toPublishedCatalogue(rawCatalogue({ footwear: [row()] }))).categories;
  expect(first).toEqual({ key: 'footwear', name: 'The footwear' });
  expect(others).toEqual(CATEGORIES.filter(({ key }) => key !== 'footwear').map(({ key, name }) => ({ key, name })));
});

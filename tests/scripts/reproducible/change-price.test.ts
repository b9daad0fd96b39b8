import { parseCatalogue } from '@/lib/catalogue/parse';
import { sampleCatalogue } from '@/scripts/catalogue/sample';
import { changePriceText } from '@/scripts/reproducible/change-price';
import { catalogueOf } from '@/tests/fixtures/catalogue';

const before = sampleCatalogue(200, 3);
const productsOf = (json: unknown) => catalogueOf(parseCatalogue(json, 'sample')).products;

test('one price is a cent lower, and all else is as it was', () => {
  const changed = changePriceText(JSON.stringify(before), 'sample');
  const after = productsOf(JSON.parse(changed?.text ?? ''));
  const differing = productsOf(before).flatMap((product, index) => {
    const other = after[index];
    return JSON.stringify(other) === JSON.stringify(product) ? [] : [{ product, other }];
  });
  expect(differing.map(({ product }) => product.id)).toEqual([changed?.id]);
  const [{ product, other } = {}] = differing;
  expect(other).toEqual({ ...product, price: expect.closeTo((product?.price ?? 0) - 0.01, 5) });
});

test('where every product is the cheapest or the dearest of its place nothing is changed', () => {
  expect(changePriceText(JSON.stringify(sampleCatalogue(2, 3)), 'sample')).toBeUndefined();
});

import { amongAll, checkProduct } from '@/lib/admin/check-products';
import { toBundle } from '@/lib/admin/ledger/bundle';
import { withFields } from '@/lib/admin/ledger/fields';
import { changeProducts, updateProduct } from '@/lib/admin/ledger/operations';
import { CATEGORIES } from '@/lib/catalogue/categories';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { parseRows, problemsOf, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { bundleOf, raw, rowOf, World } from './ledger/world';

function checkProducts(raws: readonly RawProduct[], all: readonly RawProduct[]) {
  const among = amongAll(all);
  return raws.flatMap((raw) => checkProduct(raw, among));
}

const a = raw({ id: 'a' });
const said = (changed: RawProduct[], others: RawProduct[] = []) =>
  checkProducts(changed, [...changed, ...others]).map(({ id, field, message }) => `${id}, ${field}: ${message}`);

describe('a product is refused', () => {
  test.each<[string, object]>([
    ['with a price below 0', { price: -1 }],
    ['with a state that is none', { restrictions: { states: ['NY', 'XX'] } }],
    ['with a maker in a second spelling', { brand: 'ACME' }],
    ['with a piece that is not there', { pieces: ['gone'] }],
    ['replaced by one that is not there', { replacedBy: 'gone' }],
    ['replaced by itself', { replacedBy: 'b' }],
    ['with a field that no product has', { colour: 'red' }],
  ])('%s, with the sentence of the build', (_, fields) => {
    const product = raw({ id: 'b', ...fields });
    const { message, field } =
      problemsOf(parseRows(row({ id: 'a' }), product as unknown as Record<string, unknown>))[0] ?? {};
    expect(checkProducts([product], [a, product])).toEqual([{ id: 'b', field: field ?? '', message }]);
  });
});

test.each<[string, object, string[]]>([
  ['hidden', { hidden: true }, ['a, replacedBy: names "b", which is hidden']],
  ['replaced in its turn', { replacedBy: 'c' }, ['a, replacedBy: names "b", which "c" replaces']],
  ['still to come', { from: '2999-01-01' }, []],
  ['no longer sold', { until: '2020-01-01' }, []],
])('the follower of a product may have a page one day: one that is %s', (_, fields, faults) => {
  const others = [raw({ id: 'b', ...fields }), raw({ id: 'c' })];
  expect(said([raw({ id: 'a', replacedBy: 'b' })], others)).toEqual(faults);
});

test('a maker may be written anew in all products at once', () => {
  const [first, second] = [raw({ id: 'a', brand: 'ACME' }), raw({ id: 'b', brand: 'ACME' })];
  expect(said([first, second])).toEqual([]);
  expect(said([first], [raw({ id: 'b' })])).toEqual(['a, brand: is "ACME", elsewhere "Acme"; use one spelling']);
});

test('blanks and Unicode form make no second spelling', () => {
  expect(said([raw({ id: 'a', brand: 'Acme  Works' })], [raw({ id: 'b', brand: ' Acme Works' })])).toEqual([]);
});

test('10,000 products are checked among one another', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => raw({ id: `p-${index}`, brand: `Maker ${index % 300}` }));
  expect(checkProducts(all, all)).toEqual([]);
});

describe('a change on its way into the ledger', () => {
  test('is refused with its field, and nothing changes', async () => {
    const tab = await new World().open();
    const outcome = await tab.applyChange(updateProduct('a', raw({ id: 'a', price: -1 }), a));
    expect(outcome).toMatchObject({ ok: false, reason: 'invalid', problems: [{ id: 'a', field: 'price' }] });
    expect(rowOf(tab, 'a')?.state).toBe('live');
  });

  test('is checked as it is kept: two edits that are right alone may be wrong together, which is a conflict with both values (row 37)', async () => {
    const before = raw({ id: 'a', price: 10, oldPrice: 20 });
    const tab = await new World(bundleOf(before as unknown as Record<string, unknown>)).open();
    await tab.applyChange(updateProduct('a', withFields(before, { price: 19 }), before));
    const outcome = await tab.applyChange(updateProduct('a', withFields(before, { oldPrice: 15 }), before));
    const message = 'was changed in another tab to $19.00';
    expect(outcome).toMatchObject({
      ok: false,
      reason: 'conflict',
      problems: [{ field: 'oldPrice' }, { field: 'price', message }],
    });
  });

  test('of many products is refused as a whole', async () => {
    const tab = await new World().open();
    const outcome = await tab.applyChange(changeProducts(['a', 'b'], (old) => withFields(old, { category: 'guns' })));
    expect(outcome).toMatchObject({ ok: false, problems: [{ id: 'a' }, { id: 'b' }] });
  });
});

test('categories are called as the catalogue file calls them, and those without a group in it come last', async () => {
  const [first, ...others] = (await toBundle(rawCatalogue({ footwear: [row()] }))).categories;
  expect(first).toEqual({ key: 'footwear', name: 'The footwear' });
  expect(others).toEqual(CATEGORIES.filter(({ key }) => key !== 'footwear').map(({ key, name }) => ({ key, name })));
});

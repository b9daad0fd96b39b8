import fc from 'fast-check';
import { changedFields, fieldValue, merge, withFields } from '@/lib/admin/edits/fields';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { forAll } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { raw } from '../fake-browser';

const shirt = (...variants: object[]) =>
  raw({ id: 'a', available_colors: ['Black', 'Navy'], available_sizes: ['L', '3XL'], variants });
const xl = { size: '3XL', price: 12 };
const black = { color: 'Black', stock: 4 };
const XL_PRICE = 'variants {"size":"3XL"} price';

describe('merge', () => {
  const shirtOf = (price: number, stock = 5) => raw({ id: 'a', price, stock });
  const [base, mine] = [shirtOf(10), shirtOf(12)];
  type Version = RawProduct | undefined;

  test.each<[string, Version, Version, Version, Version, string[]]>([
    ['takes my change if they changed nothing', base, mine, base, mine, []],
    ['takes their change if I changed nothing', base, base, mine, mine, []],
    ['joins changes of different fields', base, mine, shirtOf(10, 1), shirtOf(12, 1), []],
    ['takes the same change once', base, mine, mine, mine, []],
    ['reports a field that both changed', base, mine, shirtOf(9, 1), shirtOf(12, 1), ['price']],
    ['deletes what they did not change', base, undefined, base, undefined, []],
    ['deletes what both deleted', base, undefined, undefined, undefined, []],
    ['reports my change of what they deleted', base, mine, undefined, mine, ['product']],
    ['reports my deletion of what they changed', base, undefined, mine, undefined, ['product']],
    ['adds what they did not add', undefined, mine, undefined, mine, []],
    ['reports fields of a product that both added', undefined, mine, base, mine, ['price']],
  ])('%s', (_, from, ours, theirs, product, fields) => {
    const merged = merge(from, ours, theirs);
    expect([merged.product, merged.conflicts.map(({ field }) => field)]).toEqual([product, fields]);
  });

  test('has both values of a conflict', () => {
    expect(merge(base, mine, raw({ id: 'a', price: 9 })).conflicts).toEqual([{ field: 'price', mine: 12, theirs: 9 }]);
  });

  test('works by variant and field, in any order of the rows', () => {
    const theirs = shirt({ ...black, stock: 0 }, { ...xl, number: 'A-3' });
    const { product = base } = merge(shirt(xl, black), shirt({ ...xl, price: 15 }, black), theirs);
    const expected = shirt({ size: '3XL', price: 15, number: 'A-3' }, { color: 'Black', stock: 0 });
    expect(changedFields(product, expected)).toEqual([]);
    expect(merge(shirt(xl), shirt({ ...xl, price: 15 }), shirt({ ...xl, price: 14 })).conflicts).toEqual([
      { field: XL_PRICE, mine: 15, theirs: 14 },
    ]);
  });

  test('contains or reports every change of both sides', () => {
    forAll(
      fc.property(rawProducts, rawProducts, rawProducts, (from, one, other) => {
        const [ours, theirs] = [one, other].map((each) => ({ ...each, id: from.id }) as RawProduct) as [
          RawProduct,
          RawProduct,
        ];
        const { product, conflicts } = merge(from, ours, theirs);
        const reported = new Set(conflicts.map(({ field }) => field));
        for (const { field, to } of changedFields(from, ours))
          expect([field, fieldValue(product, field) ?? null]).toEqual([field, to ?? null]);
        for (const { field, to } of changedFields(from, theirs))
          if (!reported.has(field)) expect([field, fieldValue(product, field) ?? null]).toEqual([field, to ?? null]);
      }),
      100,
    );
  });
});

describe('fields of variants', () => {
  test('have a name with the normalized selection of the variant', () => {
    const names = (...variants: object[]) => changedFields(shirt(), shirt(...variants)).map(({ field }) => field);
    expect(names({ size: 3, color: 'Black', options: {}, price: 1, made: false })).toEqual([
      'variants {"color":"Black","size":"3"} price',
      'variants {"color":"Black","size":"3"} made',
    ]);
    expect(names({ options: { Hand: 'Left' }, size: { length: 'Unhemmed', waist: 30 }, stock: 2 })).toEqual([
      'variants {"options":{"Hand":"Left"},"size":{"length":"Unhemmed","waist":"30"}} stock',
    ]);
  });

  test('do not depend on the order or number of rows', () => {
    const rows = [xl, black, { size: '3XL', number: 'A-3' }];
    expect(changedFields(shirt(...rows), shirt(black, { size: '3XL', number: 'A-3', price: 12 }))).toEqual([]);
    expect(changedFields(raw({ id: 'a' }), raw({ id: 'a', variants: [] }))).toEqual([]);
  });

  test('are set in their row; a new row is last, and empty rows and lists are removed', () => {
    expect(withFields(shirt(xl, black), { [XL_PRICE]: 15 }).variants).toEqual([{ size: '3XL', price: 15 }, black]);
    expect(withFields(shirt(xl, black), { 'variants {"color":"Navy"} made': false }).variants).toEqual([
      xl,
      black,
      { color: 'Navy', made: false },
    ]);
    expect(withFields(shirt(xl, black), { [XL_PRICE]: undefined }).variants).toEqual([black]);
    expect(withFields(shirt(xl, xl), { [XL_PRICE]: undefined })).not.toHaveProperty('variants');
  });
});

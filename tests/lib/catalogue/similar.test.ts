import fc from 'fast-check';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { groupBy } from '@/lib/catalogue/group-by';
import { parseCatalogue } from '@/lib/catalogue/parse';
import type { Product } from '@/lib/catalogue/schema/product';
import { areAkin, findSimilar } from '@/lib/catalogue/similar';
import { sampleCatalogue } from '@/scripts/catalogue/sample';
import { FILE, plainProductsOf, type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';

/** Products a-0, a-1 and so on, each under the category that it names. */
function productsOf(...goods: RawRow[]): Product[] {
  const rows = goods.map((fields, index) => row({ id: `a-${index}`, price: 10 + index, ...fields }));
  const groups = Object.fromEntries(groupBy(rows, ({ category }) => String(category)));
  return plainProductsOf(parseCatalogue(rawCatalogue(groups), FILE));
}
const times = (count: number, fields: RawRow = {}) => Array.from({ length: count }, () => fields);

const idsOf = (similar: ReadonlyMap<string, readonly Product[]>, id: string) => similar.get(id)?.map((one) => one.id);

/** Products that are named by fewer pages than four, or than all others: as similar, as a piece or as a kit. */
function namedTooSeldom(products: readonly Product[]): string[] {
  const namers = new Map<string, Set<string>>(products.map(({ id }) => [id, new Set()]));
  for (const [id, others] of findSimilar(products)) for (const other of others) namers.get(other.id)?.add(id);
  for (const { id, pieces } of products) {
    for (const piece of pieces) {
      namers.get(piece)?.add(id);
      namers.get(id)?.add(piece);
    }
  }
  return [...namers].filter(([, pages]) => pages.size < Math.min(4, products.length - 1)).map(([id]) => id);
}

test.each([1, 2, 3, 4, 5, 9])('of %d products each is named by four others or all, and none by itself', (count) => {
  const products = productsOf(...times(count));
  expect(namedTooSeldom(products)).toEqual([]);
  expect([...findSimilar(products)].filter(([id, others]) => others.some((other) => other.id === id))).toEqual([]);
});

const goods = fc.record({
  category: fc.constantFrom(...CATEGORIES.map(({ key }) => key)),
  subcategory: fc.constantFrom('', 'Holsters', 'Pouches'),
  type: fc.constantFrom('belt', 'drop leg'),
  price: fc.integer({ min: 0, max: 50 }),
});
/** Kits hold what comes before them, so that none holds itself. */
const catalogues = fc
  .array(fc.tuple(goods, fc.array(fc.nat(), { maxLength: 8 })), { minLength: 1, maxLength: 40 })
  .map((all) =>
    productsOf(
      ...all.map(([fields, pieces], index) => ({
        ...fields,
        ...(index > 0 && { pieces: [...new Set(pieces.map((piece) => `a-${piece % index}`))] }),
      })),
    ),
  );

test('in any catalogue each is named by four others or all, and no page names more than six, a kit or a piece of it', () => {
  forAll(
    fc.property(catalogues, (products) => {
      expect(namedTooSeldom(products)).toEqual([]);
      const similar = findSimilar(products);
      for (const product of products) {
        const others = similar.get(product.id) ?? [];
        expect(others.length).toBeLessThanOrEqual(6);
        const related = others.filter(({ id, pieces }) => product.pieces.includes(id) || pieces.includes(product.id));
        expect(related).toEqual([]);
      }
    }),
  );
});

test('no page names more than six, or one twice', () => {
  for (const others of findSimilar(productsOf(...times(20))).values()) {
    expect([others.length, new Set(others).size]).toEqual([6, 6]);
  }
});

test('the kind comes before the subcategory, and that before the category', () => {
  const similar = findSimilar(
    productsOf(
      ...times(2, { subcategory: 'Holsters', type: 'drop leg' }),
      ...times(2, { subcategory: 'Holsters', type: 'belt' }),
      ...times(3, { subcategory: 'Pouches' }),
    ),
  );
  expect(idsOf(similar, 'a-0')?.slice(0, 3)).toEqual(['a-1', 'a-2', 'a-3']);
});

test('what has most in common stands first', () => {
  const facts = ['Toe: steel', 'Side zip'];
  const similar = findSimilar(productsOf({ features: facts }, {}, {}, {}, { features: facts }));
  expect(idsOf(similar, 'a-0')?.[0]).toBe('a-4');
});

test('what is of another category stands behind, and only where a category has too few', () => {
  const products = productsOf(...times(3, { category: 'badges' }), ...times(3, { category: 'duty' }), ...times(5));
  const similar = findSimilar(products);
  expect(idsOf(similar, 'a-0')?.slice(0, 2).sort()).toEqual(['a-1', 'a-2']);
  const named = products.map((product) => areAkin(product, similar.get(product.id) ?? []));
  expect(named).toEqual(products.map(({ placements: [{ category }] }) => category === 'clothing'));
});

test('a kit and its pieces do not name each other', () => {
  const kit = { pieces: ['a-0', 'a-1', 'a-2', 'a-3'] };
  const similar = findSimilar(productsOf(...times(4), kit, ...times(4)));
  expect(idsOf(similar, 'a-4')?.filter((id) => kit.pieces.includes(id))).toEqual([]);
  expect(kit.pieces.filter((id) => idsOf(similar, id)?.includes('a-4'))).toEqual([]);
});

test('what is listed in two categories is akin to the goods of both', () => {
  const [twice, shirt, badge, pouch] = productsOf({}, {}, { category: 'badges' }, { category: 'duty' }) as [
    Product,
    Product,
    Product,
    Product,
  ];
  const listed: Product = { ...twice, placements: [{ category: 'clothing' }, { category: 'badges' }] };
  expect([areAkin(listed, [shirt, badge]), areAkin(listed, [shirt, pouch])]).toEqual([true, false]);
});

test('in a large catalogue too, each is named by four others or more', () => {
  expect(namedTooSeldom(plainProductsOf(parseCatalogue(sampleCatalogue(1000, 1), FILE)))).toEqual([]);
});

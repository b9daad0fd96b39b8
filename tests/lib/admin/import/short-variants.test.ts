import fc from 'fast-check';
import { type SoldRow, toGrid } from '@/lib/admin/import/grid';
import { shortVariants } from '@/lib/admin/import/short-variants';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { spellOut } from '@/tests/fixtures/spelled-out';

const CONTROLS = [
  { name: 'color', values: ['Black', 'Navy', 'Tan'] },
  { name: 'size', values: ['S', 'M', 'L', 'XL'] },
  { name: 'Hand', values: ['Right', 'Left'] },
];
type Facts = SoldRow['offer'];

/** A product whose combinations are these, in the order of the grid; undefined for one that is not made. */
function productOf(cells: readonly (Facts | undefined)[]): RawProduct {
  const [colors = [], sizes = [], hands = []] = CONTROLS.map(({ values }) => values);
  const choices = colors.flatMap((color) => sizes.flatMap((size) => hands.map((Hand) => ({ color, size, Hand }))));
  const rows = choices.flatMap((choice, at): SoldRow[] => {
    const offer = cells[at];
    const values = Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, [value]]));
    return offer ? [{ values, offer, line: at }] : [];
  });
  const { own, variants } = shortVariants(toGrid(CONTROLS, rows, []), undefined);
  return row({
    available_colors: colors,
    available_sizes: sizes,
    options: [{ name: 'Hand', values: hands }],
    price: own.price,
    oldPrice: own.oldPrice,
    stock: own.stock,
    variants: variants.map(({ choice: { color, size, ...options }, said }) => ({ color, size, options, ...said })),
  }) as unknown as RawProduct;
}

/** Facts that follow the color, the size or both, as those of real products do, with exceptions. */
const ruled = <Value>(values: fc.Arbitrary<Value>) =>
  fc
    .record({
      byColor: fc.array(values, { minLength: 3, maxLength: 3 }),
      bySize: fc.array(values, { minLength: 4, maxLength: 4 }),
      single: fc.array(values, { minLength: 24, maxLength: 24 }),
      leads: fc.array(fc.constantFrom('byColor', 'bySize', 'bySize', 'single'), { minLength: 24, maxLength: 24 }),
      most: fc.constantFrom('byColor', 'bySize'),
    })
    .map(({ byColor, bySize, single, leads, most }) =>
      leads.map((lead, at) => {
        const own = {
          byColor: byColor[Math.floor(at / 8)],
          bySize: bySize[Math.floor(at / 2) % 4],
          single: single[at],
        };
        return at % 5 === 0 ? own[lead] : own[most as 'byColor' | 'bySize'];
      }),
    );
const cells = fc
  .record({
    prices: ruled(fc.constantFrom(75, 82, 90)),
    olds: ruled(fc.constantFrom(undefined, 80, 85, 95)),
    stocks: ruled(fc.constantFrom(undefined, 0, 4)),
    made: ruled(fc.constantFrom(true, true, false)),
  })
  .map(({ prices, olds, stocks, made }) =>
    made.map((isMade, at): Facts | undefined => {
      const [price = 0, oldPrice, stock] = [prices[at], olds[at], stocks[at]];
      if (!isMade) return undefined;
      return { price, ...(oldPrice && oldPrice > price && { oldPrice }), ...(stock !== undefined && { stock }) };
    }),
  )
  .filter((all) => all.some(Boolean));

test('variants say of every combination what its row says, are as a build takes them, and are no more than the rows', () => {
  forAll(
    fc.property(cells, (all) => {
      const raw = productOf(all);
      expect(productSchema.safeParse(raw).error?.issues).toBeUndefined();
      expect(spellOut(raw).map(({ made, price, oldPrice, stock }) => made && { price, oldPrice, stock })).toEqual(
        all.map((offer) => offer !== undefined && { oldPrice: undefined, stock: 50, ...offer }),
      );
      expect(raw.variants?.length).toBeLessThanOrEqual(24);
    }),
    3000,
  );
});

test('what follows one choice is said once a value', () => {
  const raw = productOf(
    Array.from({ length: 24 }, (_, at) => ({ price: Math.floor(at / 2) % 4 === 3 ? 82 : 75, stock: at < 8 ? 0 : 4 })),
  );
  expect(raw).toMatchObject({
    price: 75,
    stock: 4,
    variants: [
      { size: 'XL', price: 82 },
      { color: 'Black', stock: 0 },
    ],
  });
});

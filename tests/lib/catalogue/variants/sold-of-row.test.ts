import fc from 'fast-check';
import { productSchema } from '@/lib/catalogue/schema/product';
import { choiceOfRow, rowOfChoice } from '@/lib/catalogue/variants/raw-choice';
import { soldOfRow } from '@/lib/catalogue/variants/sold-of-row';
import { toSold } from '@/lib/catalogue/variants/to-sold';
import { forAll } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { variedRows } from '@/tests/fixtures/varied-rows';

/** A product as it is asked about, without what no bulk deed looks at. */
const asked = (product: Parameters<typeof toSold>[0]) => {
  const {
    colors,
    variants,
    quantities: _,
    model: _model,
    ...sold
  } = toSold({ ...product, oldPrice: product.oldPrice ?? undefined });
  return JSON.parse(JSON.stringify({ ...sold, variants, colors: colors.map(({ name }) => name) }));
};

test('a row is sold as a build reads it', () => {
  const property = fc.property(fc.oneof(variedRows, rawProducts), (raw) => {
    const { data } = productSchema.safeParse(raw);
    fc.pre(data !== undefined);
    expect(asked(soldOfRow(raw))).toEqual(asked(data as never));
  });
  forAll(property);
});

test('a color that is named twice stands where it stood first', () => {
  const [raw] = fc.sample(variedRows, { numRuns: 1, seed: 1 });
  const { colors } = soldOfRow({
    ...(raw as NonNullable<typeof raw>),
    variants: undefined,
    available_colors: ['Black', 'Navy', 'Black'],
  });
  expect(colors.map(({ name }) => name)).toEqual(['Black', 'Navy']);
});

test.each<Readonly<Record<string, string>>>([
  { color: 'Black', size: '3XL' },
  { waist: '34', length: '32' },
  { waist: '34' },
  { size: 'M', sleeve: '35' },
  { sleeve: '35' },
  { Hand: 'Left', Finish: 'Plain' },
  {},
])('the choice %j is written as a row and read again', (choice) => {
  expect(choiceOfRow(rowOfChoice(choice))).toEqual(choice);
});

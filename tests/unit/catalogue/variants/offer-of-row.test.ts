import fc from 'fast-check';
import { productSchema } from '@/lib/catalogue/schema/product';
import { offerOfRow } from '@/lib/catalogue/variants/offer-of-row';
import { fromRawSelection, toRawSelection } from '@/lib/catalogue/variants/raw-selection';
import { toOffer } from '@/lib/catalogue/variants/to-offer';
import { forAll } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { rowsWithVariants } from '@/tests/fixtures/rows-with-variants';

/** A product as it is asked about, without what no bulk deed looks at. */
const asked = (product: Parameters<typeof toOffer>[0]) => {
  const {
    colors,
    variants,
    quantities: _,
    model: _model,
    ...sold
  } = toOffer({ ...product, oldPrice: product.oldPrice ?? undefined });
  return JSON.parse(JSON.stringify({ ...sold, variants, colors: colors.map(({ name }) => name) }));
};

test('a row is sold as a build reads it', () => {
  const property = fc.property(fc.oneof(rowsWithVariants, rawProducts), (raw) => {
    const { data } = productSchema.safeParse(raw);
    fc.pre(data !== undefined);
    expect(asked(offerOfRow(raw))).toEqual(asked(data as never));
  });
  forAll(property);
});

test('a color that is named twice stands where it stood first', () => {
  const [raw] = fc.sample(rowsWithVariants, { numRuns: 1, seed: 1 });
  const { colors } = offerOfRow({
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
  expect(fromRawSelection(toRawSelection(choice))).toEqual(choice);
});

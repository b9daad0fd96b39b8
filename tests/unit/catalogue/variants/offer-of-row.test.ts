import fc from 'fast-check';
import { productSchema } from '@/lib/catalogue/schema/product';
import { offerOfRow } from '@/lib/catalogue/variants/offer-of-row';
import { fromRawSelection, toRawSelection } from '@/lib/catalogue/variants/raw-selection';
import { toOffer } from '@/lib/catalogue/variants/to-offer';
import { forAll } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { rowsWithVariants } from '@/tests/fixtures/rows-with-variants';

/** The parts of an offer that bulk actions use. */
const bulkActionParts = (product: Parameters<typeof toOffer>[0]) => {
  const {
    colors,
    variants,
    quantities: _,
    model: _model,
    ...offer
  } = toOffer({ ...product, oldPrice: product.oldPrice ?? undefined });
  return JSON.parse(JSON.stringify({ ...offer, variants, colors: colors.map(({ name }) => name) }));
};

test('the offer of a row equals the offer of the validated product', () => {
  const property = fc.property(fc.oneof(rowsWithVariants, rawProducts), (raw) => {
    const { data } = productSchema.safeParse(raw);
    fc.pre(data !== undefined);
    expect(bulkActionParts(offerOfRow(raw))).toEqual(bulkActionParts(data as never));
  });
  forAll(property);
});

test('a repeated color keeps its first position', () => {
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
])('the selection %j survives conversion to a row and back', (selection) => {
  expect(fromRawSelection(toRawSelection(selection))).toEqual(selection);
});

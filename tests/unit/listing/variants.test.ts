import fc from 'fast-check';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import { parseCatalogue } from '@/lib/catalogue/parse';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { toIndexRow } from '@/lib/listing/to-index-row';
import type { Filters } from '@/lib/listing/url-state';
import { CatalogueEngine } from '@/lib/search/engine';
import { FILE, productsFrom, rawCatalogue } from '@/tests/fixtures/catalogue';
import { type ExpectedOffer, expectedOffers, rawOptionValues } from '@/tests/fixtures/expected-offers';
import { forAll } from '@/tests/fixtures/for-all';
import { rowsWithVariants } from '@/tests/fixtures/rows-with-variants';
import { stateOf } from './state';

const CATEGORIES: readonly CategoryKey[] = ['clothing', 'footwear', 'accessories'];
const FAMILIES: Record<string, string> = {
  Black: 'Black',
  Navy: 'Navy & blue',
  Olive: 'Green & olive',
  Tan: 'Tan & khaki',
};

/** A product with its available combinations. */
type ProductOffers = { raw: RawProduct; offers: ExpectedOffer[] };

/** The parameter and filter value of a control's value, such as ['size', 'waist:34']; undefined if it cannot be filtered. */
function tokenOf(
  { raw }: ProductOffers,
  control: string,
  value: string,
): [parameter: string, token: string] | undefined {
  if (control === 'color') return ['color', FAMILIES[value] ?? ''];
  if (control === 'Width') return raw.category === 'clothing' ? undefined : ['width', value];
  if (!['size', 'waist', 'length', 'sleeve'].includes(control) || raw.category === 'accessories') return undefined;
  if (control !== 'size') return ['size', `${control}:${value}`];
  const labels = rawOptionValues(raw).find(([name]) => name === 'size')?.[1] ?? [];
  const isList = raw.sizes !== undefined && Array.isArray(raw.sizes);
  if (isList && labels.every((label) => /^\d/.test(label)))
    return raw.category === 'footwear' ? ['size', `shoe:${value}`] : undefined;
  return ['size', value];
}

/** The facet of a token. Tokens with a prefix, such as 'waist:34', have a separate facet of the same parameter. */
const facetOf = (parameter: string, token: string) => `${parameter} ${/^\w+(?=:)/.exec(token)?.[0] ?? ''}`;

function tokensOf(
  product: ProductOffers,
  { choice, price, oldPrice }: ExpectedOffer,
): [parameter: string, token: string][] {
  const tokens = Object.entries(choice).flatMap(([control, value]) => {
    const token = tokenOf(product, control, value);
    return token ? [token] : [];
  });
  return price > 0 && oldPrice !== undefined ? [...tokens, ['reduced', '1']] : tokens;
}

/** True if a combination passes all filters except those of the facet `ignored`. */
function passes(product: ProductOffers, offer: ExpectedOffer, filters: Filters, ignored?: string): boolean {
  const tokens = tokensOf(product, offer);
  const { max: [max] = [], ...others } = filters;
  if (max !== undefined && offer.price > 0 && offer.price > Number(max)) return false;
  const wanted = Object.entries(others).flatMap(([parameter, values]) =>
    values.map((token) => [parameter, token] as const),
  );
  const groups = new Set(wanted.map(([parameter, token]) => facetOf(parameter, token)));
  return [...groups].every(
    (group) =>
      group === ignored ||
      wanted.some(
        ([parameter, token]) =>
          facetOf(parameter, token) === group && tokens.some(([name, own]) => name === parameter && own === token),
      ),
  );
}

const lowestOf = (all: readonly ExpectedOffer[]) => {
  const prices = all.flatMap(({ price }) => (price > 0 ? price : []));
  return prices.length > 0 ? Math.min(...prices) : 0;
};
const distinct = (all: readonly ExpectedOffer[], control: string) => [
  ...new Set(all.flatMap(({ choice }) => choice[control] ?? [])),
];

/** The expected selection of a card: values that the filters imply. */
function expectedSelection(
  product: ProductOffers,
  matching: readonly ExpectedOffer[],
  filters: Filters,
): Record<string, string> {
  const selection: Record<string, string> = {};
  for (const [control, allValues] of rawOptionValues(product.raw)) {
    const isFiltered = allValues.some((value) => {
      const token = tokenOf(product, control, value);
      return token && filters[token[0]]?.some((other) => facetOf(token[0], other) === facetOf(...token));
    });
    const isColorFilter = control === 'color' && isFiltered;
    const candidates = matching.filter(({ choice, price }) =>
      isColorFilter ? price === lowestOf(matching) : !selection.color || choice.color === selection.color,
    );
    const values = allValues.filter((value) => distinct(candidates, control).includes(value));
    if (isColorFilter || (values.length === 1 && (isFiltered || distinct(product.offers, control).length > 1)))
      selection[control] = values[0] as string;
  }
  return selection;
}

const catalogues = fc
  .record({
    rows: fc.array(rowsWithVariants, { minLength: 1, maxLength: 4 }),
    category: fc.constantFrom(...CATEGORIES),
  })
  .map(({ rows, category }) =>
    rows.map((row, index): ProductOffers => {
      const json = JSON.stringify({ ...row, id: `varied-${index}`, category })
        .replaceAll('"Hand"', '"Width"')
        .replaceAll('"V-', `"V${index}-`)
        .replaceAll('"barcode":"844', `"barcode":"84${5 + index}`);
      const raw = JSON.parse(json) as RawProduct;
      return { raw, offers: expectedOffers(raw).filter(({ isAvailable }) => isAvailable) };
    }),
  );

/** Catalogues with filters by values and prices that their products have. */
const filteredCatalogues = catalogues.chain((products) => {
  const tokens = products.flatMap((product) => product.offers.flatMap((offer) => tokensOf(product, offer)));
  const of = (parameter: string) => [...new Set(tokens.flatMap(([name, token]) => (name === parameter ? token : [])))];
  const prices = products.flatMap(({ offers }) => offers.map(({ price }) => price)).filter((price) => price > 0);
  const some = (values: readonly string[], maxCount = 2) =>
    fc.subarray([...values], { maxLength: Math.min(maxCount, values.length) });
  return fc.record({
    products: fc.constant(products),
    filters: fc
      .record({
        color: some(of('color')),
        size: some(of('size'), 3),
        width: some(of('width'), 1),
        reduced: some(of('reduced')),
        max: prices.length > 0 ? some([...new Set(prices)].map(String), 1) : fc.constant([]),
      })
      .map((all): Filters => Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))),
  });
});

function listProducts(offers: readonly ProductOffers[], filters: Filters) {
  const category = offers[0]?.raw.category as CategoryKey;
  const products = productsFrom(parseCatalogue(rawCatalogue({ [category]: offers.map(({ raw }) => raw) }), FILE));
  const engine = new CatalogueEngine(products.map(toIndexRow), () => []);
  return engine.list({ scope: { kind: 'category', category }, state: stateOf(filters, { sort: 'price-low-high' }) });
}

test('matches, order, counts and cards are equal to those of an oracle that lists every variant', () => {
  forAll(
    fc.property(filteredCatalogues, ({ products, filters }) => {
      const { cards, count, facets } = listProducts(products, filters);
      const matching = products.flatMap((product) => {
        const offers = product.offers.filter((offer) => passes(product, offer, filters));
        return offers.length > 0 ? [{ product, offers }] : [];
      });
      expect(count).toBe(matching.length);
      const expected = matching
        .map(({ product, offers }, index) => ({ product, offers, index, price: lowestOf(offers) }))
        .sort((a, b) => Number(a.price === 0) - Number(b.price === 0) || a.price - b.price || a.index - b.index);
      expect(cards.map(({ id, price, isFrom = false, choice = {} }) => ({ id, price, isFrom, choice }))).toEqual(
        expected.map(({ product, offers, price }) => ({
          id: product.raw.id,
          price,
          isFrom: offers.some((offer) => offer.price > price) && price > 0,
          choice: expectedSelection(product, offers, filters),
        })),
      );
      for (const [index, { oldPrice, price }] of cards.entries()) {
        const oldPrices = expected[index]?.offers.flatMap((offer) => (offer.price === price ? [offer.oldPrice] : []));
        expect(oldPrices).toContain(oldPrice);
      }
      for (const facet of facets) {
        if (!('options' in facet) || !['color', 'size', 'width', 'reduced'].includes(facet.parameter)) continue;
        const group = `${facet.parameter} ${facet.parameter === 'size' && facet.key !== 'size' ? facet.key : ''}`;
        const counts: Record<string, number> = facet.parameter === 'reduced' ? { 1: 0 } : {};
        for (const product of products) {
          const found = product.offers.flatMap((offer) =>
            tokensOf(product, offer).flatMap(([name, token]) =>
              facetOf(name, token) === group ? [{ token, isCounted: passes(product, offer, filters, group) }] : [],
            ),
          );
          for (const value of new Set(found.map(({ token }) => token))) {
            const isCounted = found.some(({ token, isCounted: isMatch }) => token === value && isMatch);
            counts[value] = (counts[value] ?? 0) + Number(isCounted);
          }
        }
        expect(Object.fromEntries(facet.options.map(({ value, count }) => [value, count]))).toEqual(counts);
      }
    }),
  );
});

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

/** A product of a category with its combinations, spelled out. */
type Goods = { raw: RawProduct; made: ExpectedOffer[] };

/** The token of a facet's value under its parameter that a choice of a control is, where it is one. */
function tokenOf({ raw }: Goods, control: string, value: string): [parameter: string, token: string] | undefined {
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

/** The facets that a combination is asked about: those of one parameter that have prefixes count apart. */
const groupOf = (parameter: string, token: string) => `${parameter} ${/^\w+(?=:)/.exec(token)?.[0] ?? ''}`;

function tokensOf(goods: Goods, { choice, price, oldPrice }: ExpectedOffer): [parameter: string, token: string][] {
  const own = Object.entries(choice).flatMap(([control, value]) => {
    const token = tokenOf(goods, control, value);
    return token ? [token] : [];
  });
  return price > 0 && oldPrice !== undefined ? [...own, ['reduced', '1']] : own;
}

/** Whether a combination passes all filters but those of one group. */
function passes(goods: Goods, one: ExpectedOffer, filters: Filters, leftOut?: string): boolean {
  const tokens = tokensOf(goods, one);
  const { max: [max] = [], ...others } = filters;
  if (max !== undefined && one.price > 0 && one.price > Number(max)) return false;
  const asked = Object.entries(others).flatMap(([parameter, values]) =>
    values.map((token) => [parameter, token] as const),
  );
  const groups = new Set(asked.map(([parameter, token]) => groupOf(parameter, token)));
  return [...groups].every(
    (group) =>
      group === leftOut ||
      asked.some(
        ([parameter, token]) =>
          groupOf(parameter, token) === group && tokens.some(([name, own]) => name === parameter && own === token),
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

/** The choice that a card should hold: what the filters leave of each control. */
function choiceOf(goods: Goods, left: readonly ExpectedOffer[], filters: Filters): Record<string, string> {
  const choice: Record<string, string> = {};
  for (const [control, written] of rawOptionValues(goods.raw)) {
    const isAsked = written.some((value) => {
      const token = tokenOf(goods, control, value);
      return token && filters[token[0]]?.some((other) => groupOf(token[0], other) === groupOf(...token));
    });
    const isColor = control === 'color' && isAsked;
    const open = left.filter(({ choice: own, price }) =>
      isColor ? price === lowestOf(left) : !choice.color || own.color === choice.color,
    );
    const values = written.filter((value) => distinct(open, control).includes(value));
    if (isColor || (values.length === 1 && (isAsked || distinct(goods.made, control).length > 1)))
      choice[control] = values[0] as string;
  }
  return choice;
}

const catalogues = fc
  .record({
    rows: fc.array(rowsWithVariants, { minLength: 1, maxLength: 4 }),
    category: fc.constantFrom(...CATEGORIES),
  })
  .map(({ rows, category }) =>
    rows.map((raw, index): Goods => {
      const named = JSON.stringify({ ...raw, id: `varied-${index}`, category })
        .replaceAll('"Hand"', '"Width"')
        .replaceAll('"V-', `"V${index}-`)
        .replaceAll('"barcode":"844', `"barcode":"84${5 + index}`);
      const own = JSON.parse(named) as RawProduct;
      return { raw: own, made: expectedOffers(own).filter(({ isAvailable }) => isAvailable) };
    }),
  );

/** Filters by values that goods of a catalogue have, and by limits that some of them pass. */
const asked = catalogues.chain((goods) => {
  const tokens = goods.flatMap((one) => one.made.flatMap((each) => tokensOf(one, each)));
  const of = (parameter: string) => [...new Set(tokens.flatMap(([name, token]) => (name === parameter ? token : [])))];
  const prices = goods.flatMap(({ made }) => made.map(({ price }) => price)).filter((price) => price > 0);
  const some = (values: readonly string[], most = 2) =>
    fc.subarray([...values], { maxLength: Math.min(most, values.length) });
  return fc.record({
    goods: fc.constant(goods),
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

function answerTo(goods: readonly Goods[], filters: Filters) {
  const category = goods[0]?.raw.category as CategoryKey;
  const products = productsFrom(parseCatalogue(rawCatalogue({ [category]: goods.map(({ raw }) => raw) }), FILE));
  const engine = new CatalogueEngine(products.map(toIndexRow), () => []);
  return engine.list({ scope: { kind: 'category', category }, state: stateOf(filters, { sort: 'price-low-high' }) });
}

test('matches and their order, counts and cards are those of an oracle that spells every variant out', () => {
  forAll(
    fc.property(asked, ({ goods, filters }) => {
      const { cards, count, facets } = answerTo(goods, filters);
      const matching = goods.flatMap((one) => {
        const left = one.made.filter((each) => passes(one, each, filters));
        return left.length > 0 ? [{ one, left }] : [];
      });
      expect(count).toBe(matching.length);
      const wanted = matching
        .map(({ one, left }, index) => ({ one, left, index, price: lowestOf(left) }))
        .sort((a, b) => Number(a.price === 0) - Number(b.price === 0) || a.price - b.price || a.index - b.index);
      expect(cards.map(({ id, price, isFrom = false, choice = {} }) => ({ id, price, isFrom, choice }))).toEqual(
        wanted.map(({ one, left, price }) => ({
          id: one.raw.id,
          price,
          isFrom: left.some((each) => each.price > price) && price > 0,
          choice: choiceOf(one, left, filters),
        })),
      );
      for (const [place, { oldPrice, price }] of cards.entries()) {
        const former = wanted[place]?.left.flatMap((each) => (each.price === price ? [each.oldPrice] : []));
        expect(former).toContain(oldPrice);
      }
      for (const facet of facets) {
        if (!('options' in facet) || !['color', 'size', 'width', 'reduced'].includes(facet.parameter)) continue;
        const given = facet.options.map(({ value, count: own }) => [value, own]);
        const counts: Record<string, number> = {};
        for (const one of goods) {
          const all = one.made.map((each) => ({ each, tokens: tokensOf(one, each) }));
          const own = new Set(
            all.flatMap(({ tokens }) => tokens.flatMap(([name, token]) => (name === facet.parameter ? token : []))),
          );
          for (const token of own) {
            if (
              (/^\w+(?=:)/.exec(token)?.[0] ?? facet.parameter) !==
              (facet.parameter === 'size' ? facet.key : facet.parameter)
            )
              continue;
            const isLeft = all.some(
              ({ each, tokens }) =>
                tokens.some(([name, value]) => name === facet.parameter && value === token) &&
                passes(one, each, filters, groupOf(facet.parameter, token)),
            );
            counts[token] = (counts[token] ?? 0) + Number(isLeft);
          }
        }
        if (facet.parameter === 'reduced') counts['1'] ??= 0;
        expect(Object.fromEntries(given)).toEqual(counts);
      }
    }),
  );
});

import fc from 'fast-check';
import { formatPrice } from '@/lib/catalogue/price';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { compareTable } from '@/lib/compare/compare-table';
import { toRow } from '@/lib/listing/to-row';
import { newProductsFeed } from '@/lib/readers/feed';
import { productFacts } from '@/lib/readers/product-facts';
import { productNode } from '@/lib/seo/product-node';
import { forAll } from '@/tests/fixtures/for-all';
import { type Spelled, spellOut, writtenValues } from '@/tests/fixtures/spelled-out';
import { variedRows } from '@/tests/fixtures/varied-rows';

jest.mock('server-only', () => ({}), { virtual: true });

/** The most combinations that are told one by one. */
const MOST = 60;
/** The one barcode of the rows whose check digit is right. */
const GTIN = '844000000000';
const RUNS = 1000;

type Combination = Spelled & { isInStock: boolean | undefined };
type Choice = Readonly<Record<string, string>>;

const productOf = (raw: RawProduct) => productSchema.parse(raw);
const hasVariants = ({ variants = [] }: RawProduct) => variants.length > 0;
const choiceIn = (url: string): Choice => Object.fromEntries(new URL(url).searchParams);
const speaksFor = (choice: Choice, { choice: whole }: Spelled) =>
  Object.entries(choice).every(([name, value]) => whole[name] === value);

/** Every combination of a row, and whether there is any of it, where a variant says that. */
function combinationsIn(raw: RawProduct): Combination[] {
  const elsewhere = spellOut({ ...raw, stock: 9999 });
  return spellOut(raw).map((one, index) => ({
    ...one,
    isInStock: elsewhere[index]?.stock === 9999 ? undefined : one.stock > 0,
  }));
}

const pricedIn = (raw: RawProduct) => combinationsIn(raw).filter(({ made, price }) => made && price > 0);
const pricesIn = (raw: RawProduct) => [...new Set(pricedIn(raw).map(({ price }) => price))].sort((a, b) => a - b);

test('facts tell each combination that is made as it is sold, and no other', () => {
  forAll(
    fc.property(variedRows, (raw) => {
      const { variants, price, highestPrice } = productFacts(productOf(raw));
      const prices = pricesIn(raw);
      expect([price, highestPrice]).toEqual([prices[0] ?? null, prices.at(-1) ?? null]);
      for (const one of combinationsIn(raw)) {
        const { number, barcode, oldPrice, isInStock, images } = one;
        const facts = { itemNumber: number, barcode, price: one.price || null, oldPrice, isInStock };
        const pictures = images.length > 0 ? images : undefined;
        expect(variants.filter(({ choice }) => speaksFor(choice, one))).toEqual(
          one.made && hasVariants(raw) ? [{ choice: expect.anything(), ...facts, pictures }] : [],
        );
      }
    }),
    RUNS,
  );
});

type ToldOffer = { price: number; url: string; availability?: string };
type ToldVariant = { name: string; sku: string; mpn?: string; gtin?: string; image?: string; offers: ToldOffer };

test('a group of variants tells each combination that is made and has a price, and no other', () => {
  forAll(
    fc.property(variedRows, (raw) => {
      const node = JSON.parse(JSON.stringify(productNode(productOf(raw)) ?? {}));
      if (node['@type'] !== 'ProductGroup') return;
      const told: ToldVariant[] = node.hasVariant;
      expect(new Set(told.map(({ sku }) => sku)).size).toBe(told.length);
      for (const one of combinationsIn(raw)) {
        const found = told.filter(({ offers }) => speaksFor(choiceIn(offers.url), one));
        expect(found).toHaveLength(one.made && one.price > 0 ? 1 : 0);
        for (const { sku, mpn, gtin, image, offers } of found) {
          const isInStock = offers.availability && offers.availability === 'https://schema.org/InStock';
          const said = { number: mpn ?? sku, gtin, price: offers.price, isInStock, image };
          const { number, barcode, price, images } = one;
          expect(said).toEqual({
            number,
            gtin: barcode === GTIN ? barcode : undefined,
            price,
            isInStock: one.isInStock,
            image: images[0],
          });
        }
      }
    }),
    RUNS,
  );
});

test('a product that is no group tells its one price, or all prices of too many combinations', () => {
  forAll(
    fc.property(variedRows, (raw) => {
      const node = JSON.parse(JSON.stringify(productNode(productOf(raw)) ?? null));
      const prices = pricesIn(raw);
      if (prices.length === 0 || node?.['@type'] === 'ProductGroup') {
        expect(node === null).toBe(prices.length === 0);
        return;
      }
      const { offers } = node;
      const steps: ToldOffer[] = offers.offers ?? [offers];
      expect(steps.map(({ price }) => price)).toEqual(prices);
      if (prices.length === 1) return;
      expect([offers.lowPrice, offers.highPrice, offers.offerCount > MOST]).toEqual([prices[0], prices.at(-1), true]);
      const isAsked = ({ price, url }: ToldOffer) =>
        pricedIn(raw).some((one) => one.price === price && speaksFor(choiceIn(url), one));
      expect(steps.filter((step) => !isAsked(step))).toEqual([]);
    }),
    RUNS,
  );
});

const ITEM = /<li><a href="([^"]+)">[^<]+<\/a>: ([^<]+)<\/li>/g;

test('a feed tells the combinations that are made, up to sixty of them', () => {
  forAll(
    fc.property(variedRows, (raw) => {
      const [entry] = newProductsFeed([productOf({ ...raw, date: '2026-01-02' })]).entries;
      const told = [...(entry?.html ?? '').matchAll(ITEM)].map(([, href = '', facts = '']) => ({
        choice: choiceIn(href.replaceAll('&amp;', '&')),
        facts,
      }));
      expect(told.length).toBeLessThanOrEqual(MOST);
      for (const one of combinationsIn(raw)) {
        const { number, barcode, price, oldPrice, isInStock } = one;
        const found = told.filter(({ choice }) => speaksFor(choice, one));
        const facts = [
          number && `item ${number}`,
          barcode && `barcode ${barcode}`,
          price > 0 ? formatPrice(price) : 'contact for price',
          oldPrice && `was ${formatPrice(oldPrice)}`,
          isInStock !== undefined && (isInStock ? 'in stock' : 'out of stock'),
        ];
        expect(found.map((line) => line.facts)).toEqual(found.map(() => facts.filter(Boolean).join(', ')));
        expect(found.length).toBeLessThanOrEqual(one.made && hasVariants(raw) ? 1 : 0);
        if (one.made && hasVariants(raw) && told.length < MOST) expect(found).toHaveLength(1);
      }
    }),
    RUNS,
  );
});

test('a comparison tells the least and the most that one costs, and every choice', () => {
  forAll(
    fc.property(variedRows, (raw) => {
      const { fields } = compareTable([toRow(productOf(raw))]);
      const cellOf = (label: string) => fields.find((line) => line.label === label)?.cells[0]?.text;
      const [least = 0, ...more] = pricesIn(raw);
      const most = more.at(-1);
      const shown = least > 0 ? formatPrice(least) : '';
      expect(cellOf('Price')?.replace(/, \d+% off$/, '')).toBe(most === undefined ? shown : `from ${shown}`);
      expect(cellOf('Prices')).toBe(most === undefined ? undefined : `${shown} to ${formatPrice(most)}`);
      const own = new Set((raw.options ?? []).map(({ name }) => name));
      for (const [name, values] of writtenValues(raw)) if (own.has(name)) expect(cellOf(name)).toBe(values.join(', '));
    }),
    RUNS,
  );
});

import fc from 'fast-check';
import Papa from 'papaparse';
import { ownHeader } from '@/lib/admin/import/own-columns';
import { toShopifyCsv } from '@/lib/admin/import/shopify-csv';
import { withCheckDigit } from '@/lib/catalogue/check-digit';
import { FIELDS } from '@/lib/catalogue/fields/fields';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { variedRows } from '@/tests/fixtures/varied-rows';
import { CATEGORIES, planOf } from './plan-of';

const RUNS = 1000;
const write = (raws: readonly RawProduct[]) => toShopifyCsv(raws, CATEGORIES);
/** The products that a file brings into an empty shop. */
const read = async (text: string) => {
  const { rows, problems, doubts } = await planOf(text);
  return { raws: rows.map(({ raw }) => raw), problems, doubts: doubts.map(({ message }) => message) };
};

/** Products of one list: each with an id, numbers and a maker's spelling of its own. */
const lists = (rows: fc.Arbitrary<RawProduct>) =>
  fc.array(rows, { minLength: 1, maxLength: 2 }).map((raws) =>
    raws.map((raw, at): RawProduct => {
      const code = (text: string | undefined) => (text ? `${text}-${at}` : text);
      const variants = raw.variants?.map((variant) => ({
        ...variant,
        ...(variant.number && { number: code(variant.number) }),
        ...(variant.barcode && { barcode: withCheckDigit(`${at}${variant.barcode.slice(0, 10)}`) }),
      }));
      return { ...raw, id: `p-${at}`, ...(variants && { variants: variants as NonNullable<RawProduct['variants']> }) };
    }),
  );
const unlike = (raws: readonly RawProduct[]) => {
  const codes = raws.flatMap(({ variants = [] }) => variants.flatMap(({ barcode }) => barcode ?? []));
  return new Set(codes).size === codes.length;
};
/** A file without its columns of ours, or without some of them. */
const without = (text: string, isGone: (column: string) => boolean) => {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true });
  return Papa.unparse({ fields: (meta.fields ?? []).filter((column) => !isGone(column)), data });
};

test('a list with variants comes back the same, each combination by the oracle, and goes out again to the byte', async () => {
  await forAllAsync(
    fc.asyncProperty(lists(variedRows).filter(unlike), async (raws) => {
      const text = await write(raws);
      const back = await read(text);
      expect(back.problems).toEqual([]);
      expect(back.raws.map(spellOut)).toEqual(raws.map(spellOut));
      expect(back.raws.map((raw) => productSchema.parse(raw))).toEqual(raws.map((raw) => productSchema.parse(raw)));
      expect(await write(back.raws)).toBe(text);
    }),
    RUNS,
  );
});

test('any fields come back, and into the list that they came from they bring nothing', async () => {
  const plain = rawProducts.map((raw) => ({ ...raw, pieces: undefined }) as RawProduct);
  await forAllAsync(
    fc.asyncProperty(plain, async (raw) => {
      const categories = [{ key: raw.category, name: raw.category }];
      const text = await toShopifyCsv([raw], categories);
      const { rows, problems } = await planOf(text, [], {}, categories);
      expect(problems).toEqual([]);
      expect(productSchema.parse(rows[0]?.raw)).toEqual(productSchema.parse(raw));
    }),
    RUNS,
  );
});

/** Facts that a row of the file has a place for. */
const inRows = (raw: RawProduct) =>
  spellOut(raw).map(({ choice, made, price, oldPrice, stock, images: [image] }) => ({
    choice,
    ...(made && { price, oldPrice, stock, image }),
    made,
  }));

test('rows alone say of each combination what it costs, how many there are and what it looks like', async () => {
  const form = (['variants', 'price', 'oldPrice', 'stock'] as const).map((key) => ownHeader(FIELDS[key]));
  await forAllAsync(
    fc.asyncProperty(variedRows, async (raw) => {
      const back = await read(without(await write([raw]), (column) => form.includes(column)));
      expect(back.problems).toEqual([]);
      expect(back.raws.map(inRows)).toEqual([inRows(raw)]);
      const [numbers, wanted] = [back.raws[0] as RawProduct, raw].map((one) =>
        spellOut(one).map(({ made, number }) => (made ? number : undefined)),
      );
      // A number that crosses others cannot be said twice, which is told.
      const lost = wanted?.filter((number, at) => number !== numbers?.[at]) ?? [];
      expect(lost.filter((number) => !back.doubts.some((doubt) => doubt.includes(`“${number}”`)))).toEqual([]);
    }),
    RUNS,
  );
});

import fc from 'fast-check';
import Papa from 'papaparse';
import { ownHeader } from '@/lib/admin/import/own-columns';
import { toShopifyCsv } from '@/lib/admin/import/shopify-csv';
import { withCheckDigit } from '@/lib/catalogue/check-digit';
import { FIELDS } from '@/lib/catalogue/fields/fields';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { forAllAsync } from '@/tests/fixtures/for-all';
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

/** Facts that a row of the file has a place for. */
const inRows = (raw: RawProduct) =>
  spellOut(raw).map(({ choice, made, price, oldPrice, stock, images: [image] }) => ({
    choice,
    ...(made && { price, oldPrice, stock, image }),
    made,
  }));

test('rows alone say of each combination what it costs, how many there are and what it looks like', async () => {
  const form = (['variants', 'price', 'oldPrice', 'stock'] as const).map((key) => ownHeader(FIELDS[key]));
  // One row is the product itself: its number is the maker's, its picture the product's.
  const several = variedRows.filter((raw) => spellOut(raw).length > 1);
  await forAllAsync(
    fc.asyncProperty(several, async (raw) => {
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

test.each(['C:\\new <b>bold</b> & more', 'Two  blanks\n\n\nand lines', '5 < 6\nsecond', '&amp; &#92;n'])(
  'the description %j comes back',
  async (description) => {
    const raw = { ...{ id: 'a', name: 'A', brand: 'B', price: 1, category: 'clothing' }, description };
    expect((await read(await write([raw]))).raws).toEqual([expect.objectContaining({ description })]);
  },
);

describe('a file that was edited elsewhere', () => {
  const vest: RawProduct = {
    ...{ id: 'vest', name: 'Vest', brand: 'Acme', price: 75, category: 'clothing', description: 'A vest.' },
    available_sizes: ['S', 'XXL'],
    available_colors: [{ name: 'Fog', hex: '#B0B4B8' }, 'Black'],
    options: [{ name: 'Hand', values: ['Right', 'Left'] }],
    variants: [
      { size: 'XXL', price: 82, image_links: ['https://example.com/a.jpg', 'https://example.com/b.jpg'] },
      { color: 'Fog', options: { Hand: 'Left' }, barcode: '12345678' },
      { color: 'Black', size: 'S', options: { Hand: 'Left' }, made: false },
    ],
    quantities: { unit: 'pair', step: 2 },
  };
  const edited = async (raw: RawProduct, edit: (rows: Record<string, string>[]) => Record<string, string>[]) => {
    const { data } = Papa.parse<Record<string, string>>((await write([raw])).slice(1), { header: true });
    return read(Papa.unparse(edit(data)));
  };
  const at = (rows: Record<string, string>[], ...values: string[]) =>
    rows.find((row) => values.every((value, index) => row[`Option${index + 1} Value`] === value)) ?? {};

  test('brings the price that one combination has there, and leaves all else as it was', async () => {
    const { raws, doubts } = await edited(vest, (rows) => {
      at(rows, 'Fog', '2XL', 'Right')['Variant Price'] = '99.00';
      return rows;
    });
    const [raw] = raws as [RawProduct];
    const wanted = spellOut(productAs(vest)).map((one) =>
      Object.values(one.choice).join() === 'Fog,2XL,Right' ? { ...one, price: 99 } : one,
    );
    expect(spellOut(productAs(raw))).toEqual(wanted);
    expect(raw).toMatchObject({ available_colors: vest.available_colors, quantities: vest.quantities });
    expect(doubts.join()).not.toMatch(/guess|check digit/);
  });

  test('may have lost a row, which is not made any more', async () => {
    const { raws } = await edited(vest, (rows) => rows.filter((row) => row !== at(rows, 'Black', '2XL', 'Left')));
    const made = spellOut(productAs(raws[0] as RawProduct)).filter((one) => one.made);
    expect(made.map(({ choice }) => Object.values(choice).join(' '))).not.toContain('Black 2XL Left');
    expect(made).toHaveLength(6);
  });

  test('may have got one of a new size, too', async () => {
    const { raws } = await edited(vest, (rows) => [
      ...rows.filter((row) => row !== at(rows, 'Black', '2XL', 'Left')),
      { ...at(rows, 'Fog', 'S', 'Right'), Title: '', 'Option2 Value': '5XL', 'Variant Price': '90.00' },
    ]);
    const [raw] = raws as [RawProduct];
    const all = spellOut(raw).filter(({ made }) => made);
    expect(all.map(({ choice, price }) => [...Object.values(choice), price].join(' '))).toEqual([
      'Fog S Right 75',
      'Fog S Left 75',
      'Fog 2XL Right 82',
      'Fog 2XL Left 82',
      'Fog 5XL Right 90',
      'Black S Right 75',
      'Black 2XL Right 82',
    ]);
    expect(raw.available_colors).toEqual(vest.available_colors);
  });

  test('more controls than the file has options for come back each by itself', async () => {
    const many: RawProduct = {
      ...{ ...vest, available_sizes: { waist: [30, 32], length: [30, 'Unhemmed'] } },
      options: [{ name: 'Finish', values: ['Plain / Matt', 'High'] }, ...(vest.options ?? [])],
      variants: [{ size: { waist: 32, length: 'Unhemmed' }, options: { Finish: 'High' }, price: 80 }],
    };
    const text = await write([many]);
    expect(text).toContain('Length | Finish | Hand');
    expect((await read(text)).raws.map((raw) => productSchema.parse(raw))).toEqual([productSchema.parse(many)]);
    const { raws } = await edited(many, (rows) => {
      at(rows, 'Fog', '30', '30 | High | Left')['Variant Price'] = '99.00';
      return rows;
    });
    const dear = spellOut(raws[0] as RawProduct).filter(({ price }) => price === 99);
    expect(dear.map(({ choice }) => Object.values(choice).join(' '))).toEqual(['Fog 30 30 High Left']);
  });
});

/** A row with its sizes as the shop spells them. */
function productAs(raw: RawProduct): RawProduct {
  return JSON.parse(JSON.stringify(raw).replaceAll('XXL', '2XL')) as RawProduct;
}

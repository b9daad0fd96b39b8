import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { toListCsv } from '@/lib/admin/import/list-csv';
import { listHeader, OWN_COLUMNS, ownHeader } from '@/lib/admin/import/own-columns';
import { toShopifyCsv } from '@/lib/admin/import/shopify-csv';
import { withNewCategories } from '@/lib/catalogue/new-categories';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { fewVariedRows } from '@/tests/fixtures/varied-rows';
import { CATEGORIES, planOf } from './plan-of';

const RUNS = 15;
const FORMS = { 'for Shopify': toShopifyCsv, 'with all fields': toListCsv };
const parse = (raw: RawProduct) => productSchema.parse(raw);

test.each([listHeader, ownHeader])('every field has a column of its own', (header) => {
  expect(new Set(OWN_COLUMNS.map(header)).size).toBe(OWN_COLUMNS.length);
});

describe.each(Object.entries(FORMS))('the file %s', (_, write) => {
  /** A product goes out and comes into an empty list and its own, and goes out again. */
  const goRound = async (raw: RawProduct) => {
    const categories = [...CATEGORIES, { key: raw.category, name: `Goods of ${raw.category}` }];
    const text = await write([raw], categories);
    const fresh = await planOf(text, [], {}, categories);
    expect(fresh.problems).toEqual([]);
    const [{ raw: back } = { raw }] = fresh.rows;
    expect(parse(back)).toEqual(parse(raw));
    expect(spellOut(back)).toEqual(spellOut(raw));
    expect(await write([back], categories)).toBe(text);
    const same = await planOf(text, [raw], {}, categories);
    expect([same.problems, same.rows]).toEqual([[], []]);
  };

  test('brings any fields back, and nothing into the list that it came from', async () => {
    const plain = rawProducts.map((raw) => ({ ...raw, pieces: undefined }) as RawProduct);
    await forAllAsync(fc.asyncProperty(plain, goRound), RUNS);
  });

  test('brings variants back, and nothing into the list that they came from', async () => {
    await forAllAsync(fc.asyncProperty(fewVariedRows, goRound), RUNS);
  });

  test.each<[string, Partial<RawProduct>]>([
    ['hidden goods', { hidden: true, variants: [{ size: 'S', price: 7, barcode: '00844802120456' }] }],
    ['documents', { documents: [{ name: 'Care; "wash"', href: '/uploads/care.pdf' }] }],
    ['numbers with leading zeros', { model: '007', fabric: '00', available_sizes: ['07', '10.0'] }],
    ['texts that look like JSON', { fabric: '["a"]', type: '{', features: ['[x]', '"y": z'] }],
    ['formulas and signs', { name: '=1+1 <b>;"x"', brand: '@Maker', description: "-2\n=3; '4 <i> & \\" }],
    ['writing from right to left', { name: 'כד "גדול"', description: 'קרמיקה\n\n\nيد', subcategory: 'כדים' }],
    ['addresses of pictures', { image_links: ['/uploads/a.webp', 'https://a.test/b,c.jpg', '/drawings/a.svg'] }],
    [
      'pictures with all four properties',
      {
        available_colors: ['Black', { name: 'Sage, "dark"', hex: '#7C876D' }],
        image_links: [
          { src: '/uploads/a.webp', alt: ' A' },
          { src: 'https://a.test/b,c.jpg', alt: '=1+1; "b"', color: 'Sage, "dark"', view: 'Back,\tleft' },
          { src: '/drawings/a.svg', color: 'Black' },
          { src: 'https://a.test/plain.jpg' },
          'https://a.test/d.jpg',
        ],
      },
    ],
    [
      'pictures of variants among the files of the shop',
      { available_sizes: ['S', 'M'], variants: [{ size: 'M', image_links: ['/drawings/m.svg'] }] },
    ],
    ['amounts', { quantities: { pack: 12, unit: 'pair', step: 2, breaks: [{ from: 12, percent: 10 }] } }],
    ['restrictions', { restrictions: { states: ['NY'], minimumAge: 18 } }],
    ['a new category', { category: 'hats', categoryName: 'Hats & caps' }],
    [
      'several pictures of a variant',
      {
        available_sizes: ['S', 'M'],
        variants: [
          { size: 'M', image_links: ['https://a.test/1.jpg', 'https://a.test/2.jpg'] },
          { size: 'S', made: false },
        ],
      },
    ],
  ])('brings back %s', async (_name, fields) => {
    const raw = { id: 'a', name: 'A', brand: 'B', price: 10, category: 'clothing', description: 'Text.', ...fields };
    await goRound(raw.hidden ? { ...raw, available_sizes: ['S', 'M'] } : raw);
  });
});

test.each(['shopify.csv', 'shopify-2025.csv'])(
  'another shop’s file %s comes in, goes out and comes in as the same',
  async (name) => {
    const { rows } = await planOf(readFileSync(join('tests/fixtures/imports', name)));
    const raws = rows.map(({ raw }) => raw);
    const categories = withNewCategories(CATEGORIES, raws);
    for (const write of Object.values(FORMS)) {
      const text = await write(raws, categories);
      const again = await planOf(text, [], {}, categories);
      expect([again.problems, again.rows.map(({ raw }) => raw)]).toEqual([[], raws]);
      expect((await planOf(text, raws, {}, categories)).rows).toEqual([]);
    }
  },
);

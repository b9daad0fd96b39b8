import Papa from 'papaparse';
import { toShopifyCsv } from '@/lib/admin/export/product-csv';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { type RawRow, row } from '@/tests/fixtures/catalogue';

const CATEGORIES = [
  { key: 'clothing', name: 'Clothing' },
  { key: 'boots', name: 'Boots > Duty' },
  { key: 'hats-men', name: 'Hats' },
  { key: 'hats-women', name: 'Hats' },
];
const raw = (fields: RawRow = {}) => row(fields) as unknown as RawProduct;

async function tableOf(...products: RawProduct[]) {
  const text = await toShopifyCsv(products, CATEGORIES);
  const { data, meta } = Papa.parse<Record<string, string>>(text.slice(1), { header: true });
  return { text, rows: data, columns: meta.fields ?? [] };
}

/** Cells of some columns, row by row. */
async function cellsOf(product: RawProduct, ...columns: string[]) {
  const { rows } = await tableOf(product);
  return rows.map((cells) => columns.map((column) => cells[column]));
}

/** Metafields of a product by key. */
async function metafieldsOf(product: RawProduct): Promise<Record<string, string>> {
  const { rows } = await tableOf(product);
  const pairs = Object.entries(rows[0] ?? {}).flatMap(([column, cell]) => {
    const [, key] = /^.+ \(product\.metafields\.catalogue\.(\w+)\)$/.exec(column) ?? [];
    return key && cell ? [[key, cell]] : [];
  });
  return Object.fromEntries(pairs);
}

describe('the columns', () => {
  test('are those of Shopify, then the metafields that are in use', async () => {
    const { text, columns } = await tableOf(raw({ id: 'a' }), raw({ id: 'b', fabric: 'Wool', rating: 4.5 }));
    expect(text).toMatch(/^\uFEFFHandle,Title,Body \(HTML\),Vendor,Product Category,Type,Tags,Published,Option1 Name,/);
    expect(columns.slice(-4)).toEqual([
      'Variant Weight Unit',
      'Status',
      'Material (product.metafields.catalogue.fabric)',
      'Rating (product.metafields.catalogue.rating)',
    ]);
  });

  test('have the fields of the product in its first row', async () => {
    const product = raw({ model: 'M-1', description: 'One <b>\ntwo\n\nthree & \\', hidden: true });
    const columns = ['Handle', 'Title', 'Vendor', 'Body (HTML)', 'Published', 'Status', 'Google Shopping / MPN'];
    const variant = ['Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Variant Inventory Qty'];
    const html = '<p>One &lt;b&gt;<br>two</p>\n<p>three &amp; &#92;</p>';
    expect(await cellsOf(product, ...columns, ...variant)).toEqual([
      [
        ...['test-101', 'Plain Shirt', 'Acme', html, 'false', 'draft', 'M-1'],
        'Title',
        'Default Title',
        'M-1',
        '10.00',
        '',
      ],
    ]);
  });

  test.each([
    ['clothing', 'Clothing'],
    // 'Boots > Duty' looks like a path, and two categories are called 'Hats'.
    ['boots', 'boots'],
    ['hats-men', 'hats-men'],
    ['footwear', 'footwear'],
  ])('have the category %s as %s', async (category, type) => {
    const product = raw({ category, categoryName: category });
    expect(await cellsOf(product, 'Type')).toEqual([[type]]);
    expect(await metafieldsOf(product)).toEqual({ categoryName: category });
  });

  test('have a metafield with the category key if it cannot be made from the name', async () => {
    const text = await toShopifyCsv([raw()], [{ key: 'clothing', name: 'Shirts & more' }]);
    expect(text).toContain('Category (product.metafields.catalogue.category)');
  });
});

describe('rows', () => {
  test('have each available combination with its number, price and stock', async () => {
    const variants = [
      { size: 'S', number: 'A-S', barcode: '012345678905', price: 8, oldPrice: 9, stock: 3 },
      { size: 'M', made: false },
      { size: 'L', number: 'A-L' },
    ];
    const offer = ['Option1 Value', 'Variant SKU', 'Variant Barcode', 'Variant Price', 'Variant Compare At Price'];
    const stock = ['Variant Inventory Tracker', 'Variant Inventory Qty'];
    expect(await cellsOf(raw({ sizes: ['S', 'M', 'L'], variants }), ...offer, ...stock)).toEqual([
      ['S', 'A-S', '012345678905', '8.00', '9.00', 'shopify', '3'],
      ['L', 'A-L', '', '10.00', '', '', ''],
    ]);
  });

  test('have up to three options; their names are in the first row', async () => {
    const product = raw({
      ...{ available_colors: ['Navy'], sizes: { men: ['M'], sleeve_lengths_in: [32, 34] } },
      options: [{ name: 'hand', values: ['Left / inner'] }],
    });
    expect(await cellsOf(product, ...[1, 2, 3].flatMap((at) => [`Option${at} Name`, `Option${at} Value`]))).toEqual([
      ['Color', 'Navy', 'Size', 'M', 'Sleeve | hand', '32 | Left / inner'],
      ['', 'Navy', '', 'M', '', '34 | Left / inner'],
    ]);
  });

  test('have only combinations of `variants` if there are over 2,000 combinations', async () => {
    const numbers = Array.from({ length: 60 }, (_, at) => String(20 + at));
    const sizes = { waist: numbers, length: numbers };
    const product = raw({ sizes, available_colors: ['Tan', 'Navy'], variants: [{ color: 'Tan', price: 12 }] });
    expect(await cellsOf(product, 'Option1 Value', 'Option2 Value', 'Variant Price')).toEqual([
      ['Tan', '', '12.00'],
      ['Navy', '', '10.00'],
    ]);
    expect(JSON.parse((await metafieldsOf(product)).sizes ?? '')).toEqual(sizes);
  });

  test('have further pictures in further rows, and pictures of variants in the rows of the variants', async () => {
    const image_links = [
      'https://example.com/a.jpg',
      { src: 'https://example.com/b.jpg', alt: 'Back' },
      '/uploads/c.webp',
    ];
    const variants = [{ size: 'M', image_links: ['https://example.com/m.jpg', 'https://example.com/n.jpg'] }];
    const product = raw({ image_links, sizes: ['S', 'M'], variants });
    const columns = [
      'Image Src',
      'Image Position',
      'Image Alt Text',
      'Option1 Value',
      'Variant Image',
      'Variant Price',
    ];
    expect(await cellsOf(product, 'Handle', ...columns)).toEqual([
      ['test-101', 'https://example.com/a.jpg', '1', '', 'S', '', '10.00'],
      ['test-101', 'https://example.com/b.jpg', '2', 'Back', 'M', 'https://example.com/m.jpg', '10.00'],
      ['test-101', '/uploads/c.webp', '3', '', '', '', ''],
    ]);
  });
});

test('leaves out invalid products', async () => {
  const { rows } = await tableOf(raw({ id: 'a', oldPrice: 5 }), raw({ id: 'b' }));
  expect(rows.map(({ Handle }) => Handle)).toEqual(['b']);
});

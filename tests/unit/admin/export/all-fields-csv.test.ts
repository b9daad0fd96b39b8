import fc from 'fast-check';
import Papa from 'papaparse';
import { changedFields } from '@/lib/admin/edits/fields';
import { readFieldCells } from '@/lib/admin/export/field-cell';
import { toAllFieldsCsv } from '@/lib/admin/export/product-csv';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { unescapeFormula } from '@/lib/catalogue/spreadsheet/escape-formula';
import { type RawRow, row } from '@/tests/fixtures/catalogue';
import { forAllAsync } from '@/tests/fixtures/for-all';

type Line = Record<string, string>;
const raw = (fields: RawRow = {}) => row(fields) as unknown as RawProduct;

/** Lines of a file, with the same cells as from `readRows`. */
const linesOf = (text: string) =>
  Papa.parse<Line>(text.slice(1), { header: true, transform: (cell) => unescapeFormula(cell.trim()) }).data;

/** Lines by product, with the column names of an import. */
function byProduct(lines: readonly Line[]): Line[][] {
  const named = lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([column, cell]) => [column.includes(':') ? column : `field:${column}`, cell]),
    ),
  );
  return [...new Set(named.map((line) => line['field:id']))].map((id) =>
    named.filter((line) => line['field:id'] === id),
  );
}

/** Exports products, edits the lines and reads the fields again. */
async function roundTrip(products: readonly RawProduct[], edit = (lines: Line[]) => lines) {
  return byProduct(edit(linesOf(await toAllFieldsCsv(products)))).map((lines) => readFieldCells(lines));
}

/** Removes fields that are undefined. */
const present = (fields: object) => JSON.parse(JSON.stringify(fields)) as RawProduct;

async function expectSame(...products: RawProduct[]) {
  const read = await roundTrip(products);
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  expect(read.map(({ fields }) => present(fields))).toEqual(products);
}

/** Texts of characters that often break CSV files. */
const texts = fc.string({ unit: fc.constantFrom(...'a \n\r\t"\'=-+@;,[{1.\u00a0é'), minLength: 1 });

describe('a product is the same after a round trip', () => {
  test('with any text in any field', async () => {
    const facts = {
      ...{ name: texts, description: texts, subcategory: fc.oneof(texts, fc.constant('')), model: texts },
      features: fc.array(texts, { maxLength: 3 }),
      pieces: fc.array(texts, { maxLength: 3 }),
      image_links: fc.array(fc.oneof(texts, fc.record({ src: texts, alt: texts, color: texts, view: texts }))),
      sizes: fc.array(
        fc.oneof(
          texts,
          fc.double({ noNaN: true, noDefaultInfinity: true }).filter((size) => size !== 0),
        ),
      ),
      documents: fc.array(fc.record({ name: texts, href: texts })),
      variants: fc.array(
        fc.record({
          color: texts,
          size: fc.oneof(texts, fc.integer(), fc.record({ waist: texts, length: fc.integer() })),
          options: fc.dictionary(texts, fc.oneof(texts, fc.integer()), { noNullPrototype: true }),
          number: texts,
          barcode: texts,
          image_links: fc.array(texts),
          made: fc.boolean(),
        }),
        { minLength: 1 },
      ),
    };
    await forAllAsync(
      fc.asyncProperty(fc.record(facts), (fields) => expectSame(raw(fields))),
      300,
    );
  });

  test.each<[string, RawRow]>([
    ['numbers with leading zeros', { model: '007', available_sizes: ['07', '10.0', 10], variants: [{ size: '07' }] }],
    ['sizes that are numbers, and texts of digits', { variants: [{ size: 10 }, { size: '10' }, { size: '1e3' }] }],
    ['negative and small amounts', { price: -3, rating: 0.1, stock: 0, oldPrice: 1e21 }],
    ['flags', { isBestseller: false, hidden: true, variants: [{ made: false }, { color: 'Black', made: true }] }],
    ['empty lists and texts', { features: [], image_links: [], subcategory: '', variants: [{ image_links: [] }] }],
    ['restrictions', { restrictions: { states: ['NY'], cities: ['Portland, OR'], minimumAge: 18, usOnly: true } }],
    ['invalid values', { price: 'free', oldPrice: 5, category: 'nowhere', hidden: 'no' }],
  ])('with %s', async (_, fields) => {
    await expectSame(raw(fields));
  });

  test('except values that mean the same as a missing field', async () => {
    const products = [
      raw({ id: 'a', features: null, oldPrice: null, variants: [] }),
      raw({ id: 'b', variants: [{}] }),
      raw({ id: 'c', variants: [{ size: 'S', stock: 1 }, {}] }),
    ];
    const read = await roundTrip(products);
    const changes = products.map((product, at) => changedFields(product, present({ ...read[at]?.fields })));
    expect(changes).toEqual([[], [], []]);
  });
});

describe('the file', () => {
  test('has the columns that are in use, and a row for each variant', async () => {
    const text = await toAllFieldsCsv([
      raw({
        id: 'a',
        available_sizes: ['S', 'M'],
        variants: [{ size: 'S' }, { size: 'M', price: 12, options: { Hand: 'Left' } }, { size: { waist: '30' } }],
      }),
      raw({ id: 'b', stock: 4 }),
    ]);
    expect(text.split('\r\n')).toEqual([
      '\uFEFFid,name,brand,price,category,description,available_sizes,stock,variant:size,variant:options,variant:price',
      'a,Plain Shirt,Acme,10,clothing,A shirt.,"[""S"",""M""]",,S,,',
      'a,Plain Shirt,,,,,,,M,"{""Hand"":""Left""}",12',
      'a,Plain Shirt,,,,,,,"{""waist"":""30""}",,',
      'b,Plain Shirt,Acme,10,clothing,A shirt.,,4,,,',
    ]);
  });

  test('without products has the two required columns', async () => {
    expect(await toAllFieldsCsv([])).toBe('\uFEFFid,name\r\n');
  });

  test.each(['=1+1', 'two\n=lines'])('escapes the formula %j', async (name) => {
    const text = await toAllFieldsCsv([raw({ name, variants: [{ number: name }] })]);
    expect(text).not.toMatch(/(?:^|[,;\n])"?[=+\-@\t]/m);
  });
});

describe('a file that was edited in a spreadsheet', () => {
  const shirt = raw({
    ...{ stock: 4, isBestseller: true, features: ['Washable'], available_sizes: ['S', 'M'] },
    variants: [
      { size: 'S', price: 9, number: 'S-9', stock: 2 },
      { size: 'M', price: 12, barcode: '00844802120456' },
    ],
  });
  const variants = shirt.variants ?? [];
  const edited = async (edit: (lines: Line[]) => Line[]) => (await roundTrip([shirt], edit))[0];
  const each = (change: Line) => (lines: Line[]) => lines.map((line) => ({ ...line, ...change }));
  const without =
    (...columns: string[]) =>
    (lines: Line[]) =>
      lines.map((line) => Object.fromEntries(Object.entries(line).filter(([column]) => !columns.includes(column))));

  test('clears a field with an empty cell, and does not change a field without a column', async () => {
    const read = await edited((lines) => without('brand')(each({ stock: '' })(lines)));
    expect(read?.fields).toHaveProperty('stock', undefined);
    expect(read?.fields).not.toHaveProperty('brand');
    expect(read?.fields).toMatchObject({ price: 10, variants });
  });

  test('changes one fact of a variant, removes a variant and adds one', async () => {
    const read = await edited(([line = {}]): Line[] => [
      { ...line, 'variant:price': '9.5', 'variant:stock': '' },
      { id: shirt.id, 'variant:size': '3XL', 'variant:price': '14' },
    ]);
    expect(read?.fields).toMatchObject({
      stock: 4,
      variants: [
        { size: 'S', price: 9.5, number: 'S-9' },
        { size: '3XL', price: 14 },
      ],
    });
    expect(read?.fields.variants?.[0]).not.toHaveProperty('stock');
  });

  test('removes all variants if their cells are empty, and keeps them if their columns are missing', async () => {
    const columns = ['size', 'price', 'number', 'barcode', 'stock'].map((name) => `variant:${name}`);
    const cleared = await edited((lines) => each(Object.fromEntries(columns.map((name) => [name, ''])))(lines));
    expect(cleared?.fields).toHaveProperty('variants', undefined);
    expect((await edited(without(...columns)))?.fields).not.toHaveProperty('variants');
  });

  test('keeps facts of variants without a column, and changes no variants if the size column is missing', async () => {
    const data = linesOf(await toAllFieldsCsv([shirt]));
    const read = (...columns: string[]) => {
      const [lines = []] = byProduct(without(...columns)(each({ 'variant:price': '7' })(data)));
      return readFieldCells(lines, variants);
    };
    const { fields } = read('variant:number', 'variant:barcode', 'variant:stock');
    expect(fields.variants).toEqual(variants.map((variant) => ({ ...variant, price: 7 })));
    const { fields: others, problems } = read('variant:size');
    expect(others).not.toHaveProperty('variants');
    expect(problems).toEqual([
      {
        message: 'The column variant:size is missing, so the variants are not imported.',
        detail: 'number, barcode, price, stock',
      },
    ]);
  });

  test('may have its rows in another order', async () => {
    const read = await edited((lines) => lines.toReversed());
    expect(read?.fields).toEqual({ ...shirt, variants: variants.toReversed() });
  });

  test('may have flags and amounts in the format of a spreadsheet', async () => {
    const read = await edited(each({ isBestseller: 'FALSE', price: '1,234.50', 'variant:price': ' 12,5 ' }));
    expect(read?.fields).toMatchObject({
      isBestseller: false,
      price: 1234.5,
      variants: [{ price: 12.5 }, { price: 12.5 }],
    });
  });

  test('reports unreadable cells and keeps the values of the shop', async () => {
    const cells = { price: 'cheap', available_sizes: '[S', stock: '5 XAU', 'variant:stock': 'few' };
    const read = await edited(each(cells));
    expect(read?.problems).toEqual([
      { message: 'A cell of the column price is not readable; it is not imported.', detail: 'cheap' },
      { message: 'A cell of the column available_sizes is not readable; it is not imported.', detail: '[S' },
      { message: 'A cell of the column stock is not readable; it is not imported.', detail: '5 XAU' },
      { message: 'A cell of the column variant:stock is not readable; the variants are not imported.', detail: 'few' },
      { message: 'A cell of the column variant:stock is not readable; the variants are not imported.', detail: 'few' },
    ]);
    for (const field of ['price', 'available_sizes', 'stock', 'variants'])
      expect(read?.fields).not.toHaveProperty(field);
  });
});

import fc from 'fast-check';
import type { IndexRow } from '@/lib/listing/index-row';
import { joinRows, type QuickOrderRow, rowProblems, selectProduct } from '@/lib/request/quick-order/quick-order-row';
import { CatalogueEngine } from '@/lib/search/engine';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const rows = indexRowsOf(
  { id: 'a-1', name: 'Garden Trowel', brand: 'Acme', model: 'TR-40' },
  {
    id: 'a-2',
    name: 'Work Shirt',
    brand: 'Acme',
    model: 'WS 200',
    available_colors: ['Black', 'Navy'],
    sizes: ['S', 'M', 'XL'],
    variants: [
      { color: 'Black', size: 'M', number: 'WS200-BM' },
      { color: 'Navy', size: 'S', made: false },
      { color: 'Navy', size: 'M', stock: 0 },
    ],
  },
  {
    id: 'a-3',
    name: 'Field Trousers',
    brand: 'Borea',
    model: '72175',
    sizes: { waist: ['32', '34', '36'], length: ['30', '32'] },
  },
  { id: 'a-4', name: 'Rubber Boots', brand: 'Borea', model: 'RB-7', sizes: ['9', '10', '12'] },
  {
    id: 'a-5',
    name: 'Pruner',
    brand: 'Acme',
    model: 'PR-1',
    options: [{ name: 'Hand', values: ['Right', 'Left'] }],
    quantities: { minimum: 4, step: 2 },
  },
  { id: 'lamp-6', name: 'Head Lamp', brand: 'Acme' },
  // The option has the name of another column.
  { id: 'a-7', name: 'Hooks', brand: 'Acme', model: 'HK-7', options: [{ name: 'Count', values: ['50', '100'] }] },
);
const engine = new CatalogueEngine(rows, () => []);
const read = async (text: string) => (await engine.matchQuickOrder(text)).rows;
/** Rows as 'number xQUANTITY values', with '?' unless they are ticked. */
const summarize = (found: readonly QuickOrderRow[]) =>
  found.map(({ product, quantity, selection, isTicked }) =>
    [product?.card.model, `x${quantity}`, ...Object.values(selection)].join(' ').concat(isTicked ? '' : '?'),
  );
const readSummary = async (text: string) => summarize(await read(text));
const readOne = async (text: string) => (await read(text))[0] as QuickOrderRow;

test.each([
  ['TR-40 x2', 'TR-40 x2'],
  ['2 x TR-40', 'TR-40 x2'],
  ['2x tr40', 'TR-40 x2'],
  ['tr 40, qty 2 ea.', 'TR-40 x2'],
  ['WS 200 Black XL 3', 'WS 200 x3 Black XL'],
  ['3 navy xl ws-200 Acme work shirt', 'WS 200 x3 Navy XL'],
  ['WS200-BM x3', 'WS 200 x3 Black M'],
  ['72175 34x32 x5', '72175 x5 34 32'],
  ['72175 5 x 34 32', '72175 x5 34 32'],
  ['4 x RB-7 size 12', 'RB-7 x4 12'],
  ['72175 34 32 qty 5', '72175 x5 34 32'],
  ['72175 inseam 30 waist 36 x5', '72175 x5 36 30'],
  ['PR-1 Left x4', 'PR-1 x4 Left'],
])("the row '%s' is ticked", async (text, expected) => {
  const [found = ''] = await readSummary(text);
  expect(found.split(' ').sort()).toEqual(expected.split(' ').sort());
});

test.each(['lamp-6 x3', '3 x our no lamp6', 'Item number,Quantity\nOur no. lamp-6,3'])(
  'in the row %j the id is used as item number',
  async (text) => {
    const row = await readOne(text);
    expect([row.product?.card.id, row.quantity, row.unmatched, row.isTicked]).toEqual(['lamp-6', '3', [], true]);
  },
);

test.each([
  ['an ambiguous number', 'RB-7 10 12', 'RB-7', ['A number may be a size or the quantity.']],
  ['two numbers', 'TR-40 2 3', 'TR-40', []],
  ['a negated value', 'WS 200 XL not black x3', 'WS 200', []],
  ['an open size', 'WS 200 black x3', 'WS 200', ['Choose a size.']],
  ['no quantity', 'TR-40', 'TR-40', ['Enter a quantity.']],
  ['a quantity below the minimum', 'PR-1 left x2', 'PR-1', ['Minimum 4, sold in multiples of 2.']],
  ['a quantity between two multiples', 'PR-1 left x5', 'PR-1', ['Sold in multiples of 2: 4 or 6.']],
  ['a sold-out combination', 'WS 200 navy m x1', 'WS 200', ['This combination is sold out.']],
  ['an unavailable combination', 'WS 200 navy s x1', 'WS 200', ['This combination is not available.']],
])('a row with %s is not ticked', async (_, text, model, messages) => {
  const row = await readOne(text);
  expect([row.product?.card.model, row.isTicked]).toEqual([model, false]);
  expect([row.problem, ...rowProblems(row)]).toEqual(expect.arrayContaining(messages));
});

test.each(['0', '-2', '1e9', '2.5', '=SUM(A1)', '10000'])(
  'the quantity %s is reported as invalid',
  async (quantity) => {
    const row = await readOne(`Item,Qty\nTR-40,${quantity}`);
    expect([row.quantity, row.isTicked, rowProblems(row)]).toEqual([
      quantity,
      false,
      [`“${quantity}” is not a whole number from 1 to 9999.`],
    ]);
  },
);

describe('a spreadsheet', () => {
  test.each([
    ['tabs', 'SKU\tQty\tColor\tSize\nWS 200\t3\tBlack\tXL'],
    ['commas', 'Size,Colour,Part No.,Quantity\nXL,Black,WS 200,3'],
    ['semicolons', 'Qty needed;Item number;Color;Size\n3;WS 200;Black;XL'],
    ['quoted cells', '"Description","Item #","Qty","Size","Color"\n"Shirt, ""work""","WS 200","3","XL","Black"'],
    ['a title above the header', 'Spring order\nItem,Qty,Color,Size\nWS 200,3,Black,XL'],
    ['columns to ignore', 'No,Item,Price,Qty,Color,Size,Total\n1,WS 200,12.50,3,Black,XL,37.50'],
  ])('with %s is read by its header', async (_, text) => {
    expect((await readSummary(text)).at(-1)?.split(' ').sort().join(' ')).toBe('200 Black WS XL x3');
  });

  test('has columns for options and notes', async () => {
    const [row] = await read('Item,Qty,Hand,Employee\nPR-1,4,Left,Ann Smith');
    expect([row?.isTicked, row?.selection, row?.note]).toEqual([true, { Hand: 'Left' }, 'Ann Smith']);
  });

  test('is read up to 500 rows; the rest is returned with its header', async () => {
    const { rows: found, rest } = await engine.matchQuickOrder(`Item,Qty\n${'TR-40,2\n'.repeat(502)}`);
    expect([found.length, rest]).toEqual([500, 'Item,Qty\nTR-40,2\nTR-40,2']);
    expect(await readSummary(rest)).toEqual(['TR-40 x2', 'TR-40 x2']);
  });
});

test('a row of more than 300 characters is not parsed, and its text is preserved', async () => {
  const text = `TR-40 x2 ${'x'.repeat(300)}`;
  const row = await readOne(text);
  expect([row.product, joinRows([row]), row.isTicked]).toEqual([undefined, text, false]);
  expect(row.problem).toBe('Longer than 300 characters: not read.');
});

describe('a row without an item number', () => {
  test('has at most five products to choose from', async () => {
    const many = indexRowsOf(...Array.from({ length: 9 }, (_, at) => ({ name: `Trowel ${at}` })));
    const { rows: found } = await new CatalogueEngine(many, () => []).matchQuickOrder('xyz-9 trowel x2');
    expect([found[0]?.product, found[0]?.suggestions.length, found[0]?.isTicked]).toEqual([undefined, 5, false]);
  });

  test('is ticked when the shopper chooses a product and the words complete the selection', async () => {
    const row = await readOne('shirt black xl x3');
    const shirt = row.suggestions.find(({ card }) => card.model === 'WS 200') as IndexRow;
    expect(row.isTicked).toBe(false);
    expect(summarize([selectProduct(row, shirt)])).toEqual(['WS 200 x3 Black XL']);
    expect(summarize([selectProduct(await readOne('shirt black x3'), shirt)])).toEqual(['WS 200 x3 Black?']);
  });
});

test('joined rows of any text are parsed as the same rows', async () => {
  const cells = [
    'Item,Qty,Color,Size',
    'WS 200,3,Black,XL',
    'TR-40,2,,',
    'Qty,Item',
    '4,TR-40',
    '"RB-7","1,200",,"12"',
  ];
  const words = ['TR-40 x2', 'something; else', '2 x RB-7, 9', 'WS 200\tBlack\tXL\t3', '"quoted" 72175 34" x 32"'];
  const anyText = fc.constantFrom(cells, words).chain((lines) => fc.array(fc.constantFrom(...lines), { minLength: 1 }));
  await forAllAsync(
    fc.asyncProperty(anyText, fc.func(fc.boolean()), async (lines, isIncluded) => {
      const included = (await read(lines.join('\n'))).filter((_, index) => isIncluded(index));
      expect(await readSummary(joinRows(included))).toEqual(summarize(included));
    }),
    200,
  );
});

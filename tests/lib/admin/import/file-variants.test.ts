import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { type Spelled, spellOut } from '@/tests/fixtures/spelled-out';
import { comingIn, planOf } from './plan-of';

const lines = (...rows: string[]) => rows.join('\n');
/** A combination of a product by its values. */
const as = (raw: RawProduct, ...values: string[]): Spelled | undefined =>
  spellOut(raw).find(({ choice }) => Object.values(choice).join() === values.join());
const made = (raw: RawProduct) => spellOut(raw).flatMap((one) => (one.made ? Object.values(one.choice).join(' ') : []));
const doubts = ({ doubts: all }: Awaited<ReturnType<typeof planOf>>) => all.map(({ message }) => message);

test('Shopify: three options, prices, old prices, barcodes and pieces of each; what the file does not have is not made', async () => {
  const plan = await planOf(
    lines(
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode',
      "h,Holster,Color,Black,Size,S,Hand,Right,A-1,4,75.00,90.00,'0844802120456",
      'h,,,Black,,S,,Left,A-2,0,75.00,90.00,844802120457',
      'h,,,Black,,3XL,,Right,A-3,2,82.00,,8.44802E+11',
      'h,,,Navy,,S,,Right,A-4,,75.00,90.00,IN-HOUSE-4',
    ),
  );
  const raw = comingIn(plan, 'h');
  expect(raw.options).toEqual([{ name: 'Hand', values: ['Right', 'Left'] }]);
  expect(made(raw)).toEqual(['Black S Right', 'Black S Left', 'Black 3XL Right', 'Navy S Right']);
  expect(as(raw, 'Black', 'S', 'Right')).toMatchObject({ price: 75, oldPrice: 90, number: 'A-1', stock: 4 });
  expect(as(raw, 'Black', 'S', 'Left')).toMatchObject({ price: 75, oldPrice: 90, number: 'A-2', stock: 0 });
  expect(as(raw, 'Black', '3XL', 'Right')).toMatchObject({ price: 82, oldPrice: undefined, stock: 2 });
  expect(as(raw, 'Navy', 'S', 'Right')).toMatchObject({ barcode: 'IN-HOUSE-4', stock: 50 });
  expect(spellOut(raw).map(({ barcode }) => barcode)).toContain('0844802120456');
  expect(doubts(plan).filter((doubt) => doubt.startsWith('The barcode'))).toEqual([
    'The barcode “844802120457” is left out: its check digit is wrong.',
    'The barcode “8.44802E+11” is left out: a spreadsheet has shortened it.',
  ]);
});

test('Google: a group by color and material, with numbers, barcodes, pictures and what is sold out', async () => {
  const plan = await planOf(
    lines(
      'id,item_group_id,title,price,sale_price,availability,color,material,gtin,image_link',
      'T-1,T,Tee,31.50 USD,,in_stock,Red,Cotton,00844802120456,https://images.example.com/1.jpg',
      'T-2,T,Tee,31.50 USD,25.00 USD,out_of_stock,Blue,Cotton,,https://images.example.com/2.jpg',
      'T-3,T,Tee,40.00 USD,,in_stock,Blue,Wool,,https://images.example.com/3.jpg',
    ),
  );
  const raw = comingIn(plan, 't');
  expect(made(raw)).toEqual(['Red Cotton', 'Blue Cotton', 'Blue Wool']);
  expect(as(raw, 'Red', 'Cotton')).toMatchObject({ price: 31.5, number: 'T-1', stock: 50, oldPrice: undefined });
  expect(as(raw, 'Blue', 'Cotton')).toMatchObject({ price: 25, oldPrice: 31.5, stock: 0 });
  expect(as(raw, 'Blue', 'Wool')).toMatchObject({ price: 40, images: ['https://images.example.com/3.jpg'] });
});

describe('a plain table', () => {
  test.each([
    ['number', 'SKU,Name,Price,Color,Size\nA,Shirt,10,Black,S\nA,Shirt,12,Black,XL\nB,Hat,5,,'],
    ['name', 'SKU,Name,Price,Color,Size\nA,Shirt,10,Black,S\nA-2,Shirt,12,Black,XL\nB,Hat,5,,'],
    ['handle', 'Slug,Name,Price,Color,Size\na,Shirt,10,Black,S\na,,12,Black,XL\nb,Hat,5,,'],
  ])('whose rows repeat the %s of a product is that product', async (_, text) => {
    const plan = await planOf(text);
    expect(plan.rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(spellOut(comingIn(plan, 'a')).map(({ price }) => price)).toEqual([10, 12]);
  });

  test('whose rows are of two makers is two products', async () => {
    const plan = await planOf('SKU,Name,Brand,Price,Color\nA,Shirt,One,10,Black\nB,Shirt,Two,12,Navy');
    expect(plan.rows.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('may name several sizes in a row, and write its prices as its country does', async () => {
    const plan = await planOf('Handle;Name;Preis;UVP;Größen\nx;Hemd;1.249,90;;S, M\nx;;1.349,90;1.400,00;XL, XXL');
    const raw = comingIn(plan, 'x');
    expect(spellOut(raw).map(({ price, oldPrice }) => [price, oldPrice])).toEqual([
      [1249.9, undefined],
      [1249.9, undefined],
      [1349.9, 1400],
      [1349.9, 1400],
    ]);
  });
});

describe('what a contract cannot hold', () => {
  const shopify = (names: readonly string[], rows: readonly string[]) => {
    const options = names.map((_, at) => `Option${at + 1} Name,Option${at + 1} Value`).join();
    const [first = '', ...others] = rows;
    const cells = (row: string, named: boolean) => {
      const [price, ...values] = row.split(' ');
      return `${price},${values.map((value, at) => `${named ? names[at] : ''},${value}`).join()}`;
    };
    return lines(
      `Handle,Title,Variant Price,${options}`,
      `h,Thing,${cells(first, true)}`,
      ...others.map((row) => `h,,${cells(row, false)}`),
    );
  };

  test('a third choice stands together with the second, by name, and nothing of it is lost', async () => {
    const rows = ['10 Plain Wool Long', '11 Plain Silk Long', '12 High Silk Short', '13 Plain  Short', '14 High Felt '];
    const plan = await planOf(shopify(['Finish', 'Lining', 'Cuff'], rows));
    const raw = comingIn(plan, 'h');
    expect(doubts(plan).join()).toContain('“Finish”, “Lining”, “Cuff” are more than the 2 choices');
    expect(doubts(plan).join()).toContain('“Lining / Cuff”');
    expect(as(raw, 'Plain', 'Silk / Long')).toMatchObject({ made: true, price: 11 });
    // A row that leaves one open is all that have the other, and where none has, a value by itself.
    expect(as(raw, 'Plain', 'Silk / Short')).toMatchObject({ made: true, price: 13 });
    expect(made(raw)).toEqual([
      ...['Plain Wool / Long', 'Plain Silk / Long', 'Plain Silk / Short'],
      ...['High Silk / Short', 'High Felt'],
    ]);
  });

  test('a number of two combinations is named and stays with the first', async () => {
    const plan = await planOf(
      'Slug,SKU,Name,Price,Color,Size\na,X,Cap,1,Black,S\na,Y,,1,Black,M\na,X,,1,Navy,M\na,Z,,1,Navy,S',
    );
    expect(doubts(plan)).toContain('“X” stands at several of its combinations; it is left out but for the first.');
    expect(spellOut(comingIn(plan, 'a')).map(({ number }) => number)).toEqual(['X', 'Y', 'Z', undefined]);
  });

  test('more than 2,000 combinations are refused by name', async () => {
    const rows = Array.from({ length: 2001 }, (_, at) => `a,N-${at},Cap,1,C${at % 20},S${Math.floor(at / 20)}`);
    expect((await planOf(lines('Slug,SKU,Name,Price,Color,Size', ...rows))).problems).toEqual([
      { line: 2, id: 'a', message: 'Its color, size make 2020 combinations; at most 2000 are allowed.' },
    ]);
  });
});

test('rows that all agree bring no variants, and take away those that were there', async () => {
  const text = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nh,Cap,Size,S,10\nh,,,M,10';
  const raw = comingIn(await planOf(text), 'h');
  expect(raw.variants).toBeUndefined();
  const before = { ...raw, brand: 'B', variants: [{ size: 'M', price: 12 }] };
  expect((await planOf(text, [before as RawProduct])).rows[0]?.raw).not.toHaveProperty('variants');
});

test('few variants say what many rows say', async () => {
  const rows = ['Black', 'Navy', 'Tan'].flatMap((color) =>
    ['S', 'M', 'L', '3XL'].map(
      (size) => `a,Cap,${size === '3XL' ? 95 : 75},${size === '3XL' ? '' : 90},${color},${size}`,
    ),
  );
  const raw = comingIn(await planOf(lines('Slug,Name,Price,List price,Color,Size', ...rows.slice(0, -1))), 'a');
  expect(raw).toMatchObject({
    price: 75,
    oldPrice: 90,
    variants: [
      { size: '3XL', price: 95 },
      { color: 'Tan', size: '3XL', made: false },
    ],
  });
  expect(productSchema.safeParse(raw).success).toBe(true);
  expect(spellOut(raw).filter(({ oldPrice }) => oldPrice === 90)).toHaveLength(9);
});

test('one row keeps its barcode, is ordered by its maker’s number, and looks as the product does', async () => {
  const text =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode,Google Shopping / MPN,Image Src,Variant Image\n' +
    'h,Cap,Title,Default Title,SKU-1,10,0844802120456,MPN-1,https://images.example.com/1.jpg,https://images.example.com/2.jpg';
  const raw = comingIn(await planOf(text), 'h');
  expect(raw).toMatchObject({ model: 'MPN-1', variants: [{ barcode: '0844802120456' }] });
  expect(raw.image_links).toEqual(['https://images.example.com/1.jpg', 'https://images.example.com/2.jpg']);
});

test('a variation that is hidden is not made; a product whose rows are all hidden stays out', async () => {
  const head = 'Slug,Name,Price,Color,Visible\n';
  const raw = comingIn(await planOf(`${head}a,Cap,10,Black,yes\na,Cap,12,Navy,no\na,Cap,10,Tan,yes`), 'a');
  expect(made(raw)).toEqual(['Black', 'Tan']);
  expect((await planOf(`${head}a,Cap,10,Black,no\na,Cap,12,Navy,no`)).problems).toMatchObject([
    { id: 'a', message: 'It is not for sale in the file.' },
  ]);
});

describe('lists of this shop keep choices, variants and quantities', () => {
  const product: RawProduct = {
    ...{ id: 'a', name: 'Glove', brand: 'Acme', price: 75, category: 'clothing', description: 'A glove.' },
    available_sizes: ['S', '3XL'],
    options: [{ name: 'Hand', values: ['Right', 'Left'] }],
    variants: [
      { size: '3XL', price: 82, number: 'G-3XL' },
      { size: 'S', options: { Hand: 'Left' }, made: false },
    ],
    quantities: { unit: 'pair', step: 2, minimum: 2, breaks: [{ from: 12, percent: 10 }] },
  };

  test('as CSV, which has no column for them, they stay as they are', async () => {
    expect(comingIn(await planOf('id,price\na,70', [product]), 'a')).toEqual({ ...product, price: 70 });
  });
});

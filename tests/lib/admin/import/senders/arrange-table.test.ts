import { readdirSync, readFileSync } from 'node:fs';
import { arrangeTable } from '@/lib/admin/import/senders/arrange-table';
import { readTable } from '@/lib/admin/import/table';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { planOf } from '../plan-of';

const fixture = (name: string) => readFileSync(`tests/fixtures/imports/senders/${name}.csv`, 'utf8');
const arranged = async (name: string) => arrangeTable(await readTable(fixture(name)));

/** What a product is sold as: a line for each combination that is made, with number, price, old price, pieces and barcode. */
async function soldIn(name: string): Promise<{ sold: string[]; held: string[] }> {
  const { rows, problems } = await planOf(fixture(name));
  return {
    sold: rows.flatMap(({ raw }) =>
      spellOut(raw).flatMap(({ made, choice, number, price, oldPrice, stock, barcode }) => {
        const money = oldPrice === undefined ? price : `${price} instead of ${oldPrice}`;
        const words = [raw.id, ...Object.values(choice), number, money, `${stock} pieces`, barcode];
        return made ? words.filter((word) => word !== undefined).join(', ') : [];
      }),
    ),
    held: problems.map(({ line, message }) => `${line}: ${message}`),
  };
}

const HIDDEN = 'It is not for sale in the file.';

/** A file of each sender: its name, what comes in for sale, and what is held back. A product without a count has the shop's 50 pieces. */
const SENDERS: [file: string, sender: string, sold: string[], held: string[]][] = [
  [
    'magento',
    'Magento',
    [
      'bell-shirt, Red, S, BELL-S-RED, 24 instead of 29, 10 pieces',
      'bell-shirt, Red, M, BELL-M-RED, 31, 0 pieces',
      'desk-lamp, LAMP, 45.5, 3 pieces, 00844802120456',
      'pen, PEN, 2, 50 pieces',
    ],
    [
      '5: Its variation “BELL-L-RED” is not in the file.',
      '10: It is put together of other goods (“grouped”) and has no price of its own.',
      `8: ${HIDDEN}`,
      `9: ${HIDDEN}`,
    ],
  ],
  [
    'bigcommerce',
    'BigCommerce',
    [
      'ferry-tee, Red, Small, FT-S-R, 20 instead of 26, 4 pieces, 00844802120456',
      'ferry-tee, Red, Large, FT-L-R, 23 instead of 26, 2 pieces',
      'rope, RP-77, 9 instead of 12, 50 pieces',
    ],
    [`9: ${HIDDEN}`, `10: ${HIDDEN}`],
  ],
  [
    'bigcommerce-v3',
    'BigCommerce',
    [
      'harbor-jacket, Navy, S, HJ-S, 90 instead of 110, 3 pieces, 00844802120456',
      'harbor-jacket, Red, L, HJ-L, 85 instead of 95, 0 pieces',
      'hook, HK-9, 5, 50 pieces',
    ],
    [`8: ${HIDDEN}`],
  ],
  [
    'wix',
    'Wix',
    [
      'qh, Black, S, QH-B-S, 36 instead of 40, 4 pieces',
      'qh, Black, XL, QH-B-XL, 40.5 instead of 45, 50 pieces',
      'print, Matte, 12 instead of 15, 0 pieces',
      'print, Gloss, 12 instead of 15, 0 pieces',
    ],
    [`7: ${HIDDEN}`],
  ],
  [
    'wix-2025',
    'Wix',
    [
      'moor-bag, Tan, MB-T, 30 instead of 40, 3 pieces, 00844802120456',
      'moor-bag, Grey, MB-G, 34, 0 pieces',
      'moor-strap, MS, 8, 50 pieces',
    ],
    [],
  ],
  [
    'square',
    'Square',
    [
      'pier-candle, Small, PC-S, 10 instead of 12, 7 pieces, 00844802120456',
      'pier-candle, Large, PC-L, 18, 0 pieces',
      'matches, MT, 2, 50 pieces',
      'donation, DN, 0, 50 pieces',
      'soap, Bar, SP-B, 5, 5 pieces',
      'soap, Bottle, SP-F, 7, 6 pieces',
    ],
    [`6: ${HIDDEN}`],
  ],
  [
    'squarespace',
    'Squarespace',
    [
      'cove-cap, Black, S, CC-B-S, 19 instead of 24, 5 pieces',
      'cove-cap, Black, L, CC-B-L, 26, 50 pieces',
      'cove-cap, Tan, S, CC-T-S, 24, 0 pieces',
      'cove-card, GC, 50, 50 pieces',
    ],
    [`6: ${HIDDEN}`],
  ],
  [
    'ecwid',
    'Ecwid',
    [
      'dt, S, Plain, DT-S, 50 instead of 60, 3 pieces',
      'dt, L, Lace, DT-L, 55 instead of 60, 0 pieces',
      'sb, Short, SB, 10, 50 pieces',
      'sb, Long, SB, 12.5, 50 pieces',
    ],
    [
      '2: Its option “Monogram” (None, Initials) is in no variation; it comes in without it.',
      '11: Its option “Engraving” (a text) is in no variation; it comes in without it.',
      `15: ${HIDDEN}`,
    ],
  ],
  [
    'etsy',
    'Etsy',
    [
      ...['Small, Leather', 'Small, Rope', 'Large, Leather', 'Large, Rope'].map(
        (choice) => `reed-basket-woven, ${choice}, 32, 50 pieces`,
      ),
      'rt-1, RT-1, 18.5, 3 pieces',
      'reed-mat, Round, 12, 0 pieces',
      'reed-mat, Square, 12, 0 pieces',
    ],
    [],
  ],
  ['etsy-de', 'Etsy', [], ['2: Its price is in EUR; this shop sells in USD. It stays out until that is answered.']],
  ['etsy-it', 'Etsy', ['vaso-di-gres, Opaco, 46, 50 pieces', 'vaso-di-gres, Lucido, 46, 50 pieces'], []],
  [
    'shopware-5',
    'Shopware 5',
    [
      'hx1001, Blau, S, HX100.1, 39.9 instead of 49.9, 12 pieces, 00844802120456',
      'hx1001, Blau, XL, HX100.2, 42.9, 0 pieces',
      'hx200, HX200, 25, 4 pieces',
    ],
    [`6: ${HIDDEN}`],
  ],
  [
    'shopware-6',
    'Shopware 6',
    [
      'el-1, Schwarz, EL-1.1, 99, 4 pieces',
      'el-1, Braun, EL-1.2, 110, 0 pieces',
      'el-2, EL-2.1, EL-2.1, 20, 3 pieces',
      'el-2, EL-2.2, EL-2.2, 20, 3 pieces',
    ],
    ['9: Its parent “0d1f00000000000000000000000000ff” is not in the file.'],
  ],
  [
    'prestashop',
    'PrestaShop',
    [
      'loire-notebook, LN-1, 10 instead of 12.5, 20 pieces, 0844802120456',
      'loire-pen, LP-1, 2.5 instead of 4, 5 pieces',
    ],
    [`4: ${HIDDEN}`, `5: ${HIDDEN}`],
  ],
  ['prestashop-list', 'PrestaShop', ['ln-1, LN-1, 12.5, 20 pieces'], [`3: ${HIDDEN}`]],
  ['opencart', 'OpenCart', ['fk-1, Kettle 1, 35, 9 pieces, 0844802120456'], [`3: ${HIDDEN}`]],
  [
    'jtl',
    'JTL-Wawi',
    [
      'is-1, Blau, S, IS-1-S, 59 instead of 69, 4 pieces, 00844802120456',
      'is-1, Blau, L, IS-1-L, 62, 0 pieces',
      'is-3, TS-3, 19, 8 pieces',
    ],
    [`6: ${HIDDEN}`],
  ],
];

test.each(SENDERS)(
  '%s: the combinations of the file are sold at its prices, and no others',
  async (file, sender, sold, held) => {
    expect((await arranged(file)).sender).toBe(sender);
    expect(await soldIn(file)).toEqual({ sold, held });
  },
);

test('every sender has a file here', () => {
  const files = readdirSync('tests/fixtures/imports/senders').map((name) => name.replace('.csv', ''));
  expect(files.sort()).toEqual(SENDERS.map(([file]) => file).sort());
});

test.each([
  ['magento', 'BELL', { 'Feature: Activity': 'Gym, Hiking', 'Feature: Neckline': 'V, deep', Brand: 'Tolla' }],
  ['magento', 'BELL', { Category: 'Men > Tops', 'Short description': 'Soft.', Handle: 'bell-shirt' }],
  ['magento', 'BELL-S-RED', { 'Sale until': '2099-11-30 00:00:00', Weight: '0.4', 'Feature: Material': '' }],
  ['magento', 'LAMP', { Barcode: '00844802120456', 'Feature: Shade': 'Linen', 'Feature: Has options': '' }],
  ['bigcommerce', 'FT', { Category: 'Shirts > Tees', 'Feature: Care': 'Cold wash', 'Image alt': 'Front of it' }],
  ['bigcommerce', 'FT', { Tags: 'tee' }],
  ['bigcommerce', 'FT-S-R', { 'Option2 Value': 'Red #ff0000', 'Variant image': '' }],
  ['bigcommerce', 'FT-L-R', { 'Variant image': 'https://cdn.example.com/large.jpg' }],
  ['bigcommerce-v3', 'HJ-S', { 'Option2 Value': 'Navy #000080' }],
  [
    'bigcommerce-v3',
    'HJ',
    { 'Feature: Lining': 'Wool', 'Feature: Seam': 'Taped; by hand', Category: '', 'Image alt': 'Front of the jacket' },
  ],
  ['wix', 'QH', { 'Feature: Care': 'Wash cold.', Category: 'Sweatshirts', Brand: 'Tolla' }],
  ['wix', 'QH-B-S', { 'Option1 Value': 'Black #000000', 'Option2 Value': 'S' }],
  ['wix-2025', 'MB-T', { Category: 'Day bags', 'Image alt': 'The bag from the front' }],
  ['square', 'PC-S', { Category: 'Home > Candles\nGifts', Weight: '0.5 lb', Handle: 'pier-candle' }],
  ['squarespace', 'GC', { 'Feature: Type': 'gift card', 'In stock': 'true', Quantity: '' }],
  ['ecwid', 'DT', { Category: 'Clothing > Tunics', 'Feature: Fabric': 'Linen', Weight: '0.4' }],
  ['etsy', 'RT-1', { Currency: 'USD', 'Feature: Materials': 'reed' }],
  ['shopware-5', 'HX100.1', { 'Feature: Material': 'Leinen', Tags: 'hemd', Category: '' }],
  ['shopware-6', 'EL-1', { Category: 'Taschen > Leder', 'Feature: Material': 'Leder' }],
  ['prestashop', 'LN-1', { 'Sale from': '2020-11-01', 'Sale until': '2099-12-31', 'Feature: Pages': '96' }],
  ['prestashop', 'LP-1', { 'Sale from': '', 'Offer price': '2.50', Category: 'Paper' }],
  ['opencart', 'FK-1', { Weight: '1.50000000 kg', Category: '', Tags: 'tea' }],
  ['jtl', 'IS-1', { Category: 'Kleidung > Westen', Weight: '0,5 kg' }],
])('%s: %s says more than its price', async (file, number, facts) => {
  const { columns, rows } = await arranged(file);
  const row = rows.find(({ cells }) => cells[columns.indexOf('SKU')] === number);
  const said = Object.keys(facts).map((name) => [name, row?.cells[columns.indexOf(name)] ?? '']);
  expect(Object.fromEntries(said)).toEqual(facts);
});

describe('columns that are not understood', () => {
  test('stay as they are, once for each row of the file', async () => {
    const { columns, rows } = await arranged('square');
    expect(columns).toEqual(expect.arrayContaining(['Default Vendor Name', 'Stockable']));
    expect(columns).not.toContain('New Quantity Airport');
    const { columns: own, rows: lists } = await arranged('etsy');
    expect(lists.flatMap(({ cells }) => cells[own.indexOf('SKUs of its variations')] || [])).toEqual(['RM-R,RM-S']);
    expect(rows.map(({ cells }) => cells[columns.indexOf('Stockable')]).filter(Boolean)).toHaveLength(8);
  });

  test('are not taken for another column that is asked for some rows only', async () => {
    const unsold = fixture('squarespace').replaceAll(',Yes,5', ',No,5');
    const { columns } = await arrangeTable(await readTable(unsold));
    expect(columns).not.toContain('Sale Price');
    const uncounted = fixture('bigcommerce-v3').replaceAll(',variant,', ',none,');
    expect((await arrangeTable(await readTable(uncounted))).columns).not.toContain('Current Stock');
  });

  test('keep a word that is unknown where it says whether goods are sold', async () => {
    const text = fixture('jtl').replace(';8;Y;', ';8;auf Anfrage;');
    const { columns, rows } = await arrangeTable(await readTable(text));
    expect(rows.map(({ cells }) => cells[columns.indexOf('Published')])).toContain('auf Anfrage');
  });
});

test('a product of which nothing is published is not published', async () => {
  const text = fixture('squarespace').replaceAll(',Yes,https', ',No,https');
  expect((await planOf(text)).rows.map(({ id }) => id)).toEqual(['cove-card']);
});

test('two products of one name without a number are two', async () => {
  const text = fixture('etsy').replace(',RT-1', ',').replace('Reed Tray', 'Reed Mat');
  expect((await planOf(text)).rows.map(({ id }) => id)).toEqual(['reed-basket-woven', 'reed-mat', 'reed-mat-2']);
});

test('a file with decimal commas keeps them in the sums that are made of its prices', async () => {
  const text = fixture('prestashop').replace(';12.50;', ';1.012,50;').replaceAll(';4.00;', ';4,00;');
  const { columns, rows } = await arrangeTable(await readTable(text));
  expect(rows[0]?.cells[columns.indexOf('Offer price')]).toBe('810,00');
});

test('more combinations than a product can have are named, and it comes in without them', async () => {
  const values = Array.from({ length: 51 }, (_, at) => `V${at}`).join();
  const text = fixture('etsy')
    .replace('"Small,Large"', `"${values}"`)
    .replace('"Leather,Rope"', `"${values.replaceAll('V', 'W')}"`);
  const { rows, problems } = await planOf(text);
  expect(rows.map(({ id }) => id)).toContain('reed-basket-woven');
  expect(problems).toEqual([{ line: 2, message: expect.stringContaining('more combinations') }]);
});

test.each([
  'SKU,Name,Price\nA,Mug,4',
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nh,Cap,Size,S,A,10',
  'Type,SKU,Name,Published,Regular price,Categories,Images\nsimple,A,Mug,1,4,Home,',
  'id,title,price,availability,item_group_id\n1,Mug,4.00 USD,in_stock,',
  'Item,Name,Price,Category,Status,Visible\n1,Mug,4,Home,active,yes',
  'id,parent_id,name,price\n1,,Mug,4',
  'Artikelnummer;Artikelname;Preis\nA;Tasse;4,00',
])('an ordinary table is nobody’s: %j', async (text) => {
  const table = await readTable(text);
  expect(await arrangeTable(table)).toBe(table);
});

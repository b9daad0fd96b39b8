import { readFileSync } from 'node:fs';
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

/** Files of senders: the name of the sender, what comes in for sale, and what is held back. A product without a count has the shop's 50 pieces. */
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
];

test.each(SENDERS)(
  '%s: the combinations of the file are sold at its prices, and no others',
  async (file, sender, sold, held) => {
    expect((await arranged(file)).sender).toBe(sender);
    expect(await soldIn(file)).toEqual({ sold, held });
  },
);

test.each([
  'SKU,Name,Price\nA,Mug,4',
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nh,Cap,Size,S,A,10',
  'Type,SKU,Name,Published,Regular price,Categories,Images\nsimple,A,Mug,1,4,Home,',
  'id,title,price,availability,item_group_id\n1,Mug,4.00 USD,in_stock,',
])('an ordinary table is nobody’s: %j', async (text) => {
  const table = await readTable(text);
  expect(await arrangeTable(table)).toBe(table);
});

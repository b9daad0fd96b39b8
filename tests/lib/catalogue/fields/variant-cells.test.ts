import fc from 'fast-check';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import type { FactName } from '@/lib/catalogue/fields/fact-name';
import { cellName, choiceOfVariant, readCells, writeCells } from '@/lib/catalogue/fields/variant-cells';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { choicesAmong } from '@/lib/catalogue/variants/combinations';
import { resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import { row } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { anyVariedRows } from '@/tests/fixtures/varied-rows';

type Variants = NonNullable<RawProduct['variants']>;

const SHIRT: Variants = [
  { color: 'Black', size: 'XXL', number: 'A-1', price: 82, oldPrice: 90.5, stock: 0, made: true },
  { size: 10.5 as unknown as string, price: 80 },
  { color: 'Khaki', made: false, image_links: ['https://example.com/a.jpg', 'https://example.com/b.jpg'] },
];

test('cells are what variants say, sizes as the page spells them', () => {
  expect(readCells(SHIRT)).toEqual({
    'number {"color":"Black","size":"2XL"}': 'A-1',
    'price {"color":"Black","size":"2XL"}': '82.00',
    'oldPrice {"color":"Black","size":"2XL"}': '90.50',
    'stock {"color":"Black","size":"2XL"}': '0',
    'made {"color":"Black","size":"2XL"}': 'yes',
    'price {"size":"10.5"}': '80.00',
    'made {"color":"Khaki"}': 'no',
    'image_links {"color":"Khaki"}': 'https://example.com/a.jpg https://example.com/b.jpg',
  });
});

test('a changed cell changes its fact alone: the rest stays as it is spelled and where it stands', () => {
  const cells = { ...readCells(SHIRT), [cellName({ color: 'Black', size: '2XL' }, 'price')]: '$1,084.50' };
  expect(writeCells(cells, SHIRT)).toEqual([{ ...SHIRT[0], price: 1084.5 }, SHIRT[1], SHIRT[2]]);
});

test('a new choice comes last, and one that says nothing any more goes', () => {
  const { [cellName({ size: '10.5' }, 'price')]: _, ...cells } = readCells(SHIRT);
  const more = { ...cells, [cellName({ waist: '32', length: '30', Hand: 'Left' }, 'stock')]: '4' };
  expect(writeCells(more, SHIRT)).toEqual([
    SHIRT[0],
    SHIRT[2],
    { size: { waist: '32', length: '30' }, options: { Hand: 'Left' }, stock: 4 },
  ]);
  expect(writeCells({}, SHIRT)).toBeUndefined();
});

test('rows of one choice, be they spelled alike or not, say a changed fact once', () => {
  const price = { [cellName({ size: '2XL' }, 'price')]: '90' };
  expect(
    writeCells(price, [
      { size: 'XXL', price: 82 },
      { size: 'XXL', stock: 3 },
    ]),
  ).toEqual([{ size: 'XXL', price: 90 }]);
  const both = { ...price, [cellName({ size: '2XL' }, 'stock')]: '3' };
  expect(
    writeCells(both, [
      { size: 'XXL', price: 82 },
      { size: 'XXL', stock: 3 },
    ]),
  ).toEqual([{ size: 'XXL', price: 90, stock: 3 }]);
  expect(
    writeCells(price, [
      { size: 'XXL', price: 82 },
      { size: '2X', price: 82 },
    ]),
  ).toEqual([{ size: 'XXL', price: 90 }]);
});

test.each<[FactName, string, unknown]>([
  ['made', 'Not made', false],
  ['made', 'YES', true],
  ['made', 'perhaps', 'perhaps'],
  ['price', '1,249.90', 1249.9],
  ['price', 'dear', 'dear'],
  ['stock', ' 12 ', 12],
  ['number', ' 007 ', '007'],
  [
    'image_links',
    'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
])('%s %j is read', (fact, text, value) => {
  expect(writeCells({ [cellName({ size: 'S' }, fact)]: text })).toEqual([{ size: 'S', [fact]: value }]);
});

test('cells of any product, written anew, say the same of every combination', () => {
  forAll(
    fc.property(anyVariedRows, (raw) => {
      const parsed = productSchema.safeParse(raw);
      if (!parsed.success) return;
      const again = productSchema.parse({ ...raw, variants: writeCells(readCells(raw.variants)) });
      const facts = (sold: typeof again) =>
        choicesAmong(choiceControls(sold)).map((choice) => ({ ...resolveVariant(sold, choice), said: undefined }));
      expect(facts(again)).toEqual(facts(parsed.data));
    }),
  );
});

test('a row of each shape of sizes names its values by control', () => {
  const { variants = [] } = row({
    variants: [
      { size: { men: 'XXL', sleeve_lengths_in: '35' } },
      { size: { sleeve_lengths_in: '32' }, color: 'Navy' },
      { size: { waist: '30' } },
    ],
  }) as unknown as RawProduct;
  expect(variants.map(choiceOfVariant)).toEqual([
    { size: '2XL', sleeve: '35' },
    { color: 'Navy', sleeve: '32' },
    { waist: '30' },
  ]);
});

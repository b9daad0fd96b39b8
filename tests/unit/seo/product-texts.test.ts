import { productSeoTexts } from '@/lib/seo/product-texts';
import { parseRows, productsFrom, type RawRow, row } from '@/tests/fixtures/catalogue';

const textsOf = (...rows: RawRow[]) => {
  const products = productsFrom(parseRows(...rows.map((fields, index) => row({ id: `a-${index}`, ...fields }))));
  return [...productSeoTexts(products, () => 'Clothing').values()];
};
const titleOf = (fields: RawRow) => textsOf(fields)[0]?.title;
const LONG = 'Undercover Badge Wallet with Credit Card Slots and a Window';

test.each<[what: string, fields: RawRow, title: string]>([
  ['brand and name', {}, 'Acme Plain Shirt'],
  ['the item number', { model: 'VTS-1' }, 'Acme Plain Shirt (VTS-1)'],
  ['the item number once if the name has it', { name: 'VTS-1 Shirt', model: 'vts-1' }, 'Acme VTS-1 Shirt'],
  [
    'the item number if the name has only a part of it',
    { name: 'VTS-11 Shirt', model: 'VTS-1' },
    'Acme VTS-11 Shirt (VTS-1)',
  ],
  [
    'the whole item number after a cut name',
    { name: LONG, model: '79900' },
    'Acme Undercover Badge Wallet with Credit Card Slots… (79900)',
  ],
  [
    'the item number again if it is cut off the name',
    { name: `${LONG} 79900`, model: '79900' },
    'Acme Undercover Badge Wallet with Credit Card Slots… (79900)',
  ],
  ['an item number with punctuation', { model: 'C++ (2)' }, 'Acme Plain Shirt (C++ (2))'],
])('a title has %s', (_, fields, title) => {
  expect(titleOf(fields)).toBe(title);
});

test('products with the same name differ by item number, and those with the same number by id', () => {
  expect(textsOf({ model: '1' }, { model: '2' }, { model: '2' }, {}).map(({ title }) => title)).toEqual([
    'Acme Plain Shirt (1)',
    'Acme Plain Shirt (2, a-1)',
    'Acme Plain Shirt (2, a-2)',
    'Acme Plain Shirt',
  ]);
});

test('a description has name, item number, price, two card facts and the text', () => {
  const [{ description } = { description: '' }] = textsOf({
    model: 'VTS-1',
    subcategory: 'Shirts',
    fabric: 'Cotton',
    features: ['Collar: two-way', 'Pockets: 4', 'Cuffs: button'],
  });
  expect(description).toBe('Acme Plain Shirt, item VTS-1, $10.00. Pockets: 4. Collar: two-way. A shirt.');
});

test('facts are added to a short description, and then a sentence with the category', () => {
  const [{ description: facts } = { description: '' }] = textsOf({
    fabric: 'Cotton',
    available_colors: ['Black', 'Navy'],
  });
  expect(facts).toBe('Acme Plain Shirt, $10.00. A shirt. Material: Cotton. Colors: Black, Navy.');
  const [{ description: bare } = { description: '' }] = textsOf({});
  expect(bare).toBe(
    'Acme Plain Shirt, $10.00. A shirt. Find more like it under Clothing, or ask about it on the contact page.',
  );
});

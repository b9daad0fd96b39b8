import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { productSeoTexts } from '@/lib/seo/product-texts';
import { parseRows, productsFrom, type RawRow, row } from '@/tests/fixtures/catalogue';
import { validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';

const tellRows = (...rows: RawRow[]) => {
  const products = productsFrom(parseRows(...rows.map((fields, index) => row({ id: `a-${index}`, ...fields }))));
  return [...productSeoTexts(products, () => 'Clothing').values()];
};
const titleOf = (fields: RawRow) => tellRows(fields)[0]?.title;
const LONG = 'Undercover Badge Wallet with Credit Card Slots and a Window';

test.each<[how: string, fields: RawRow, title: string]>([
  ['maker and name', {}, 'Acme Plain Shirt'],
  ['the item number', { model: 'VTS-1' }, 'Acme Plain Shirt (VTS-1)'],
  ['it once where the name says it', { name: 'VTS-1 Shirt', model: 'vts-1' }, 'Acme VTS-1 Shirt'],
  ['it again where the name says a part of it', { name: 'VTS-11 Shirt', model: 'VTS-1' }, 'Acme VTS-11 Shirt (VTS-1)'],
  [
    'it whole where the name is cut',
    { name: LONG, model: '79900' },
    'Acme Undercover Badge Wallet with Credit Card Slots… (79900)',
  ],
  [
    'it whole where the cut would take it away',
    { name: `${LONG} 79900`, model: '79900' },
    'Acme Undercover Badge Wallet with Credit Card Slots… (79900)',
  ],
  ['a number of signs', { model: 'C++ (2)' }, 'Acme Plain Shirt (C++ (2))'],
])('a title says %s', (_, fields, title) => {
  expect(titleOf(fields)).toBe(title);
});

test('two of one name are told apart by their numbers, and two of one number by their ids', () => {
  expect(tellRows({ model: '1' }, { model: '2' }, { model: '2' }, {}).map(({ title }) => title)).toEqual([
    'Acme Plain Shirt (1)',
    'Acme Plain Shirt (2, a-1)',
    'Acme Plain Shirt (2, a-2)',
    'Acme Plain Shirt',
  ]);
});

test('a description says name, item number, price and what it is', () => {
  const [{ description } = { description: '' }] = tellRows({
    model: 'VTS-1',
    price: 10,
    description: 'A shirt with two pockets, cut for a long day.',
  });
  expect(description).toBe('Acme Plain Shirt, item VTS-1, $10.00. A shirt with two pockets, cut for a long day.');
});

test('a description says from where on the prices of variants begin', () => {
  const [{ description } = { description: '' }] = tellRows({
    price: 10,
    sizes: ['S', '3XL'],
    variants: [{ size: '3XL', price: 12 }],
  });
  expect(description).toMatch(/^Acme Plain Shirt, from \$10\.00\. A shirt\./);
});

test('the two facts of the card come before the text, and are not repeated behind it', () => {
  const [{ description } = { description: '' }] = tellRows({
    subcategory: 'Shirts',
    fabric: 'Cotton',
    features: ['Collar: two-way', 'Pockets: 4', 'Cuffs: button'],
  });
  expect(description).toBe('Acme Plain Shirt, $10.00. Pockets: 4. Collar: two-way. A shirt. Material: Cotton.');
});

test('a short one goes on with facts, and then with where to find more', () => {
  const [{ description: facts } = { description: '' }] = tellRows({
    fabric: 'Cotton',
    available_colors: ['Black', 'Navy'],
  });
  expect(facts).toBe('Acme Plain Shirt, $10.00. A shirt. Material: Cotton. Colors: Black, Navy.');
  const [{ description: bare } = { description: '' }] = tellRows({});
  expect(bare).toBe(
    'Acme Plain Shirt, $10.00. A shirt. Find more like it under Clothing, or ask about it on the contact page.',
  );
});

test('of any catalogue titles and descriptions are unlike, within bounds, and say every item number', () => {
  const models = fc.array(fc.option(fc.constantFrom('1', 'A-1', 'Shirt', '(x)', 'M'.repeat(60)), { nil: undefined }), {
    minLength: 8,
    maxLength: 8,
  });
  forAll(
    fc.property(validCatalogues, models, (json, numbers) => {
      const products = productsFrom(parseCatalogue(json, 'any.json')).map((product, index) => ({
        ...product,
        model: numbers[index],
      }));
      const told = productSeoTexts(products, () => 'Goods');
      const texts = [...told.values()];
      expect(new Set(texts.map(({ title }) => title)).size).toBe(products.length);
      expect(new Set(texts.map(({ description }) => description)).size).toBe(products.length);
      for (const { id, model } of products) {
        const { title, description } = told.get(id) ?? { title: '', description: '' };
        expect(title.length).toBeLessThanOrEqual(60);
        expect(description.length).toBeGreaterThanOrEqual(70);
        expect(description.length).toBeLessThanOrEqual(160);
        if (model) expect(`${title} ${description}`).toContain(model);
      }
    }),
  );
});

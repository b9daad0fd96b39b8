import { readFileSync } from 'node:fs';
import { linkSrc } from '@/lib/catalogue/pictures';
import { spellOut } from '@/tests/fixtures/spelled-out';
import { comingIn, planOf } from './plan-of';

const planned = (name: string) => planOf(readFileSync(`tests/fixtures/imports/samples/${name}.csv`));

/** In the shape of the files that the two makers offer for trying an import; texts and addresses are our own. */
test.each<[file: string, products: number, variants: number]>([
  ['shopify-apparel', 3, 0],
  ['shopify-jewelery', 4, 6],
  ['shopify-home-and-garden', 3, 2],
  ['woocommerce-sample', 3, 7],
])('%s brings %d products with %d variants', async (file, products, variants) => {
  const plan = await planned(file);
  expect([
    plan.rows.length,
    plan.variants,
    plan.problems.filter(({ message }) => !message.includes('no goods')),
  ]).toEqual([products, variants, []]);
});

test.each<[file: string, id: string, choice: object, said: object]>([
  ['shopify-apparel', 'ocean-blue-shirt', {}, { price: 50, stock: 1 }],
  ['shopify-jewelery', 'chain-bracelet', { color: 'Blue' }, { price: 42.99, oldPrice: 44.99, stock: 1 }],
  ['shopify-jewelery', 'leather-anchor', { color: 'Gold' }, { price: 69.99, oldPrice: 85, stock: 1 }],
  ['shopify-jewelery', 'leather-anchor', { color: 'Silver' }, { price: 55, oldPrice: 85, stock: 0 }],
  ['shopify-home-and-garden', 'clay-plant-pot', { size: 'Large' }, { price: 15.99, stock: 3 }],
  // A variation without a size speaks for all of them.
  [
    'woocommerce-sample',
    'woo-vneck-tee',
    { color: 'Blue', size: 'Small' },
    { price: 15, number: 'woo-vneck-tee-blue' },
  ],
  ['woocommerce-sample', 'woo-vneck-tee', { color: 'Red', size: 'Large' }, { price: 20, number: 'woo-vneck-tee-red' }],
  ['woocommerce-sample', 'woo-hoodie', { color: 'Red', Logo: 'No' }, { price: 42, oldPrice: 45 }],
  ['woocommerce-sample', 'woo-hoodie', { color: 'Blue', Logo: 'Yes' }, { price: 45, number: 'woo-hoodie-blue-logo' }],
  ['woocommerce-sample', 'woo-hoodie', { color: 'Red', Logo: 'Yes' }, { made: false }],
  ['woocommerce-sample', 'woo-beanie', { color: 'Red' }, { price: 18, oldPrice: 20 }],
])('%s: %s, %j', async (file, id, choice, said) => {
  const raw = comingIn(await planned(file), id);
  expect(spellOut(raw).find((one) => JSON.stringify(one.choice) === JSON.stringify(choice))).toMatchObject(said);
});

test('a picture of a variant is its own, and those of the product stay the product’s', async () => {
  const raw = comingIn(await planned('shopify-jewelery'), 'leather-anchor');
  expect(raw.image_links?.map((link) => /(\w+)\.jpg$/.exec(linkSrc(link))?.[1])).toEqual(['gold', 'silver', 'anchor']);
  expect(spellOut(raw).map(({ images }) => images)).toEqual([
    ['https://images.example.com/gold.jpg'],
    ['https://images.example.com/silver.jpg'],
  ]);
});

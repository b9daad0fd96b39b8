import { readFileSync } from 'node:fs';
import type { Plan } from '@/lib/admin/import/plan';
import { comingIn, planOf } from './plan-of';

const fixture = (name: string) => readFileSync(`tests/fixtures/imports/${name}`);
const address = (name: string) => `https://images.example.com/${name}.jpg`;
const faults = (problems: readonly { line?: number; id?: string; message: string }[]) =>
  problems.map(({ line, id, message }) => `${line} ${id}: ${message}`);

describe('categories that the shop does not have', () => {
  const table = (...categories: string[]) =>
    `sku,name,category,price\n${categories.map((name, at) => `s-${at},Thing ${at},${name},5`).join('\n')}`;
  const placesOf = ({ rows }: Plan) => rows.map(({ raw }) => [raw.category, raw.categoryName, raw.subcategory]);

  test('are new ones where no word fits, in one spelling; where one fits, that is proposed and the new one offered', async () => {
    const plan = await planOf(table('Hats > Caps', 'HATS', 'Work footwear', 'Badges', ''));
    expect(plan.problems).toEqual([]);
    expect(placesOf(plan)).toEqual([
      ['hats', 'Hats', 'Caps'],
      ['hats', 'Hats', undefined],
      ['footwear', undefined, 'Work footwear'],
      ['badges', undefined, undefined],
      ['other', 'Other', undefined],
    ]);
    const offered = plan.reading.categories.map(({ name, key, fresh }) => [name, key, fresh?.key]);
    expect(offered).toEqual([
      ['Hats', 'hats', 'hats'],
      ['HATS', 'hats', 'hats'],
      ['Work footwear', 'footwear', 'work-footwear'],
      ['Badges', 'badges', undefined],
      ['Other', 'other', 'other'],
    ]);
  });

  test('are those that the map says, by a key that the shop has, by that of a new one, and not by one that cannot be', async () => {
    const categories = { Hats: 'badges', Mugs: 'cups', Bags: 'brands' };
    const plan = await planOf(table('Hats', 'Mugs', 'Bags'), [], { categories });
    expect(placesOf(plan)).toEqual([
      ['badges', undefined, undefined],
      ['cups', 'Mugs', undefined],
      ['bags', 'Bags', undefined],
    ]);
  });

  test('do not take a product away from where it is', async () => {
    const present = [comingIn(await planOf(table('Hats'), [], { categories: { Hats: 'badges' } }), 's-0')];
    expect((await planOf(table('Hats'), present)).rows).toEqual([]);
    const { rows } = await planOf(table('Hats'), present, { categories: { Hats: 'hats' } });
    expect(rows.map(({ fields }) => fields.map(({ to }) => to))).toEqual([['hats', 'Hats']]);
  });
});

describe('a Shopify export', () => {
  test('gives one product of all rows of a handle, its variants as sizes and colors', async () => {
    const plan = await planOf(fixture('shopify.csv'));
    expect(plan.reading.layout).toBe('Shopify');
    expect(comingIn(plan, 'canvas-work-jacket')).toEqual({
      id: 'canvas-work-jacket',
      name: 'Canvas Work Jacket',
      brand: 'Northfield',
      price: 89,
      oldPrice: 110,
      category: 'clothing',
      subcategory: 'Jackets',
      description: 'A jacket for cold mornings & wet ones.',
      features: ['Weight: 14 oz', 'Triple-stitched seams', 'Tags: work, canvas'],
      image_links: [
        { src: address('jacket-1'), alt: 'Front' },
        { src: address('jacket-2'), alt: 'Back' },
        address('jacket-3'),
      ],
      available_sizes: ['M', 'L', 'XL'],
      available_colors: ['Black', { name: 'Desert Sage', hex: '#8A9A7B' }],
      stock: 2,
      variants: [
        { color: 'Black', size: 'XL', made: false },
        { color: 'Desert Sage', size: 'M', made: false },
        { color: 'Desert Sage', size: 'L', made: false },
        {
          ...{ color: 'Black', size: 'M', number: 'NF-J1-M-BK', stock: 4 },
          image_links: [address('jacket-black')],
        },
        { color: 'Black', size: 'L', number: 'NF-J1-L-BK', stock: 3 },
        { color: 'Desert Sage', size: 'XL', number: 'NF-J1-XL-DS', price: 94 },
      ],
    });
    expect(plan.variants).toBe(3);
    expect(comingIn(plan, 'wool-beanie')).toMatchObject({ price: 1018.5, brand: 'Northfield', stock: 25 });
    expect(comingIn(plan, 'field-mug-no-5')).toMatchObject({
      description: 'Steel.\nHolds 12\u00a0oz.'.replace('\u00a0', ' '),
    });
  });

  test('names what it leaves open and what stays out, with lines that count those inside of cells', async () => {
    const plan = await planOf(fixture('shopify.csv'));
    expect(faults(plan.problems)).toEqual([
      '11 old-tarp: It is not for sale in the file.',
      '12 broken-price: "ask us" is no price.',
    ]);
    const open = plan.doubts.map(({ message, ids }) => `${ids}: ${message}`).join('\n');
    expect(open).toContain('canvas-work-jacket: The value of the color “Desert Sage” is a guess: #8A9A7B.');
    expect(open).toContain('field-mug-no-5: It has no brand; “Unbranded” stands for it.');
    expect(open).toContain('wool-beanie: An image is left out: http://images.example.com/beanie.jpg');
    expect(open).toContain('wool-beanie-2: “wool-beanie” is another product’s already (line 8)');
    expect(plan.reading.notes).toEqual(['These columns are not taken: Variant Inventory Tracker, Gift Card.']);
  });

  test('is known by the names that its columns have since 2025, a waist and a length among them', async () => {
    const plan = await planOf(fixture('shopify-2025.csv'));
    expect(comingIn(plan, 'ridge-pants')).toMatchObject({
      available_sizes: { waist: ['30', '32'], length: ['32', '34'] },
      category: 'clothing',
      subcategory: 'Pants',
      stock: 3,
      variants: [
        { size: { waist: '30', length: '34' }, made: false },
        { size: { waist: '32', length: '32' }, made: false },
        { size: { waist: '30', length: '32' }, number: 'RP-30-32' },
        { size: { waist: '32', length: '34' }, number: 'RP-32-34', stock: 5 },
      ],
    });
  });

  test('changes what it says of a product that is there, and moves none by a guess', async () => {
    const { rows } = await planOf(fixture('shopify.csv'));
    const present = rows.map(({ raw }) => ({ ...raw, category: 'footwear', price: 1, rating: 4 }));
    const again = await planOf(fixture('shopify.csv'), present);
    expect(again.rows.map(({ kind, fields }) => [kind, fields.map(({ field }) => field)])).toEqual(
      rows.map(({ raw }) => ['update', raw.oldPrice ? ['price'] : ['price']]),
    );
  });
});

test('a WooCommerce export: variations by SKU and by number, sale prices, the first of several categories', async () => {
  const plan = await planOf(fixture('woocommerce.csv'));
  expect(plan.reading.layout).toBe('WooCommerce');
  expect(comingIn(plan, 'trail-shoe')).toMatchObject({
    name: 'Trail Shoe',
    price: 79.9,
    oldPrice: 99.9,
    category: 'footwear',
    subcategory: 'Hiking',
    isBestseller: true,
    stock: 2,
    model: 'TRAIL-SHOE',
    available_sizes: ['9', '10'],
    available_colors: ['Black', { name: 'Moss Green', hex: expect.stringMatching(/^#/) }],
    description: 'Light and grippy.\n\nA shoe for trails.\n\nMade to last.',
    image_links: ['https://images.example.com/shoe-1.jpg', 'https://images.example.com/shoe-2.jpg'],
  });
  expect(comingIn(plan, 'water-bottle-1-l')).toMatchObject({ stock: 0, features: ['Material: Steel'], price: 18 });
  expect(faults(plan.problems)).toEqual([
    '6 LOST: Its parent "NO-SUCH-PARENT" is not in the file.',
    '7 draft-1: It is not for sale in the file.',
  ]);
});

test('a Google Merchant feed: groups, prices with their currency, several images, no stock', async () => {
  const plan = await planOf(fixture('google-merchant.tsv'));
  expect(plan.reading.layout).toBe('Google Merchant');
  expect(comingIn(plan, 'tee')).toMatchObject({
    name: 'Pocket Tee',
    price: 25,
    oldPrice: 31.5,
    available_sizes: ['S', 'M'],
    available_colors: ['Red', 'Blue'],
    subcategory: 'Tees',
  });
  expect(comingIn(plan, 'tee').image_links).toHaveLength(4);
  const open = plan.doubts.map(({ message, ids }) => `${ids}: ${message}`).join('\n');
  // The lamp's price is in another currency.
  expect(plan.questions).toEqual([{ kind: 'currency', about: 'EUR', count: 1 }]);
  const answered = await planOf(fixture('google-merchant.tsv'), [], { rates: { EUR: 1.1 } });
  expect(comingIn(answered, 'lamp-1')).toMatchObject({ model: 'LM-77', stock: 0, price: 53.9 });
  expect(open).toContain('tee: The file does not say how many there are; the store counts 50.');
});

describe('a table with any columns', () => {
  test('in Windows-1252, with semicolons, decimal commas and umlauts', async () => {
    const plan = await planOf(fixture('any-columns-windows-1252.csv'));
    expect(plan.reading.notes[0]).toContain('Windows-1252');
    expect(comingIn(plan, 'a-100')).toMatchObject({
      name: 'Gärtnerschürze "Grün"',
      brand: 'Unbranded',
      price: 31.5,
      oldPrice: 1234.5,
      description: 'Robust – für jeden Tag.',
      available_sizes: ['M'],
      stock: 5,
    });
    expect(comingIn(plan, 'a-101').name).toBe('Handschuh mit Stulpe');
    expect(comingIn(plan, 'a-100-2')).toMatchObject({ name: 'Zweite Schürze' });
    expect(faults(plan.problems)).toEqual(['5 a-102: "ein paar" is no number of pieces.']);
    expect(plan.reading.categories).toEqual([
      ...[['Schürzen', 'schurzen'] as const, ['Handschuhe', 'handschuhe'] as const].map(([name, key]) => ({
        ...{ name, key, count: 2, isGuess: true },
        fresh: { key, name },
      })),
    ]);
  });

  test('is read as its map says', async () => {
    const plan = await planOf(fixture('any-columns-windows-1252.csv'), [], {
      columns: { Lieferzeit: 'feature', Farbe: 'ignore' },
      categories: { Schürzen: 'badges' },
    });
    const apron = comingIn(plan, 'a-100');
    expect(apron).toMatchObject({ category: 'badges', features: ['Lieferzeit: 3 Tage'] });
    expect(apron.available_colors).toBeUndefined();
  });
});

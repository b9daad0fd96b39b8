import { formatProblem, parseCatalogue, parseCatalogueText } from '@/lib/catalogue/parse';
import {
  catalogueOf,
  FILE,
  parseRows,
  problemsOf,
  productsFrom,
  rawCatalogue,
  row,
  rowWithout,
} from '@/tests/fixtures/catalogue';

const linesOf = (json: unknown) => problemsOf(parseCatalogue(json, FILE)).map(formatProblem);
const fields = { name: 'Clothing', description: 'Shirts.', products: [] };

test.each([
  ['null', null, 'must be a map of categories, not null'],
  ['a list', [], 'must be a map of categories, not a list'],
  ['a text', 'clothing', 'must be a map of categories, not the text "clothing"'],
  ['empty', {}, 'has no products'],
  ['without products', rawCatalogue({ clothing: [], duty: [] }), 'has no products'],
  [
    'a shop of hidden products',
    rawCatalogue({ clothing: [row({ hidden: true })] }),
    'hidden: is true for every product: show at least one',
  ],
])('a file that is %s is refused', (_, json, message) => {
  expect(linesOf(json)).toEqual([`${FILE}: ${message}`]);
});

test('text that is not JSON is refused', () => {
  expect(problemsOf(parseCatalogueText('<!doctype html>', FILE))).toEqual([
    { file: FILE, message: 'line 1, column 1: this is not a value; texts and names of fields need double quotes' },
  ]);
});

describe('categories', () => {
  test('have the name and description of the file; categories without a group have no products', () => {
    const { categories } = catalogueOf(parseRows(row()));
    const keys = categories.map(({ key }) => key).sort();
    expect(keys).toEqual(['accessories', 'badges', 'clothing', 'duty', 'footwear', 'tactical_gear']);
    expect(categories[0]).toEqual({
      ...{ key: 'clothing', slug: 'clothing', name: 'The clothing', description: 'Products of clothing.' },
    });
  });

  test('that are missing in categories.json are added after the others', () => {
    const groups = rawCatalogue({ clothing: [row()], duty: [row({ id: 'test-102', category: 'shoes' })] });
    const shoes = { name: 'Shoes & more', description: 'Shoes.', products: [row({ id: 'b', category: 'shoes' })] };
    const { categories, products } = catalogueOf(parseCatalogue({ ...groups, shoes }, FILE));
    expect(categories.find(({ key }) => key === 'shoes')).toEqual({
      ...{ key: 'shoes', slug: 'shoes', name: 'Shoes & more', description: 'Shoes.' },
    });
    expect(products.map(({ placements }) => placements.map(({ category }) => category))).toEqual([
      ['clothing'],
      ['duty', 'shoes'],
      ['shoes'],
    ]);
  });

  test.each([
    ['brands', 'cannot be a category: "brands" is the address of another page'],
    ['Duty', 'cannot be a category: has the address "duty", as duty has'],
    ['7up', 'cannot be a category: may have only letters a to z'],
    ['__proto__', 'cannot be a category: may have only letters a to z'],
  ])('cannot have the key %s', (key, problem) => {
    expect(linesOf(JSON.parse(`{"${key}": ${JSON.stringify(fields)}}`))).toEqual([
      expect.stringContaining(`${FILE}: ${key}: ${problem}`),
    ]);
  });

  test.each<[object | null, string]>([
    [[], 'clothing: must be a category, not a list'],
    [null, 'clothing: must be a category, not null'],
    [{ ...fields, name: undefined }, 'clothing.name: is missing'],
    [{ ...fields, products: {} }, 'clothing.products: must be a list of products, not a group of fields'],
    [{ ...fields, icon: 'shirt' }, 'clothing: has an unknown field: icon'],
    [{ ...fields, key: 'duty', products: [row()] }, 'clothing.key: is "duty" but is in the group "clothing"'],
    [{ ...fields, products: [null] }, 'clothing, entry 1: must be a product, not null'],
    [{ ...fields, products: ['shirt'] }, 'clothing, entry 1: must be a product, not the text "shirt"'],
    [
      { ...fields, products: [JSON.parse(`{"__proto__": {"price": 1}, ${JSON.stringify(row()).slice(1)}`)] },
      'test-101 (clothing, entry 1): has an unknown field: __proto__',
    ],
  ])('that are %j are refused', (clothing, line) => {
    expect(linesOf({ clothing })).toEqual([`${FILE}: ${line}`]);
  });

  test('without a group are refused, also with a `categoryName`', () => {
    expect(linesOf(rawCatalogue({ clothing: [row({ category: 'clothng', categoryName: 'Clothing' })] }))).toEqual([
      expect.stringMatching(/category: must be one of clothing, .* not the text "clothng"/),
    ]);
  });
});

test('all problems are reported at once with file, product and field, also in an invalid category', () => {
  const json = {
    ...rawCatalogue({
      clothing: [row({ name: '', price: -1, colour: 'Black' }), row({ id: 'Test 102' }), rowWithout('id')],
    }),
    ...{ shoes: {}, __proto: { ...fields, products: [row({ id: 'd', name: '' })] } },
  };
  expect(linesOf(json).sort()).toEqual(
    [
      'test-101 (clothing, entry 1), name: must not be empty',
      'test-101 (clothing, entry 1), price: is -1; it must not be below 0',
      'test-101 (clothing, entry 1): has an unknown field: colour; the nearest is "colors"',
      'Test 102 (clothing, entry 2), id: "Test 102" may have only lower-case letters a to z, digits and single hyphens, as in "boot-104"',
      'clothing, entry 3, id: is missing',
      ...['shoes.name: is missing', 'shoes.products: is missing'],
      '__proto: cannot be a category: may have only letters a to z, digits, hyphens and underscores, and must begin with a letter',
      'd (__proto, entry 1), name: must not be empty',
    ]
      .map((line) => `${FILE}: ${line}`)
      .sort(),
  );
});

test('two spellings of a brand are refused', () => {
  expect(problemsOf(parseRows(row({ id: 'a', brand: 'SABRE' }), row({ id: 'b', brand: 'Sabre' })))).toEqual([
    { file: FILE, product: 'b', field: 'brand', message: 'is "Sabre", elsewhere "SABRE"; use one spelling' },
  ]);
});

describe('a kit', () => {
  const kit = (id: string, ...pieces: string[]) => row({ id, pieces });
  const problemsOfKits = (...rows: object[]) =>
    problemsOf(parseRows(...rows.map((fields) => ({ ...fields })))).map(({ product, message }) => [product, message]);

  test('that contains itself is refused', () => {
    expect(problemsOfKits(kit('a', 'b', 'a'), row({ id: 'b' }))).toEqual([['a', 'names the kit itself']]);
  });

  test('that contains itself through others is refused; a kit that contains such a kit is not', () => {
    const others = [kit('c', 'x', 'a', 'k'), kit('k', 'x'), row({ id: 'x' })];
    expect(problemsOfKits(kit('z', 'a'), kit('a', 'x', 'b'), kit('b', 'c'), ...others)).toEqual([
      ['a', 'names "b", which holds this kit'],
      ['b', 'names "c", which holds this kit'],
      ['c', 'names "a", which holds this kit'],
    ]);
  });

  test('may contain kits, and a piece may be in several kits', () => {
    expect(problemsOfKits(kit('a', 'b', 'c', 'x'), kit('b', 'c'), kit('c', 'x'), row({ id: 'x' }))).toEqual([]);
  });
});

test.each([
  ['case', 'boots-104', 'Boots-104'],
  ['Unicode form', 'caf\u00e9', 'cafe\u0301'],
  ['full-width letters', 'boots', 'ｂｏｏｔｓ'],
])('two ids that differ only in %s are refused: they share a folder on many hosts', (_, first, second) => {
  const problems = problemsOf(parseRows(row({ id: first }), row({ id: second })));
  expect(problems).toContainEqual({
    file: FILE,
    product: `${second} (clothing, entry 2)`,
    field: 'id',
    message: `differs from "${first}" (clothing, entry 1) only in case or Unicode form`,
  });
});

describe('two rows with one id', () => {
  const twice = (first: object, second: object) => parseRows(row({ ...first }), row({ ...second }));
  const slate = { name: 'Slate', hex: '#445566' };

  test.each([
    ['are equal', {}, {}],
    ['have two spellings of the subcategory', { subcategory: 'Shirt' }, { subcategory: 'shirt' }],
    ['have two category names', { categoryName: 'Clothing' }, { categoryName: 'Shirts' }],
    ['have fields in another order', { colors: [slate] }, { colors: [{ hex: slate.hex, name: slate.name }] }],
  ])('that %s are one product, listed once', (_, first, second) => {
    const { products, merged } = catalogueOf(twice(first, second));
    expect([products.map(({ placements }) => placements.length), merged]).toEqual([[1], ['test-101']]);
  });

  test('that differ in the subcategory or category are listed under both', () => {
    const boots = catalogueOf(twice({ subcategory: 'Boots' }, { subcategory: 'Tactical Boots' }));
    expect(boots.products[0]?.placements).toEqual([
      { category: 'clothing', subcategory: { slug: 'boots', name: 'Boots' } },
      { category: 'clothing', subcategory: { slug: 'tactical-boots', name: 'Tactical Boots' } },
    ]);
    const groups = { badges: [row({ category: 'badges' })], accessories: [row({ category: 'accessories' })] };
    const { products } = catalogueOf(parseCatalogue(rawCatalogue(groups), FILE));
    expect(products[0]?.placements).toEqual([{ category: 'badges' }, { category: 'accessories' }]);
  });

  test('and another difference are refused with both values, also in two categories', () => {
    const groups = { clothing: [row({ price: 9.99 })], duty: [row({ category: 'duty', price: 12.99 })] };
    expect(linesOf(rawCatalogue(groups))).toEqual([
      `${FILE}: test-101, id: is listed twice with different price (9.99 and 12.99)`,
    ]);
  });
});

test('a product whose category is not that of its group is listed under both, the group first', () => {
  const badge = row({ category: 'accessories', subcategory: 'All accessories' });
  const { products } = catalogueOf(parseCatalogue(rawCatalogue({ badges: [badge] }), FILE));
  expect(products[0]?.placements).toEqual([
    { category: 'badges' },
    { category: 'accessories', subcategory: { slug: 'all-accessories', name: 'All accessories' } },
  ]);
});

test('a product in two categories is the same in any order of its rows', () => {
  const rows = ['footwear', 'accessories'].map((category) => row({ category, sizes: ['9', '10'] }));
  const parse = (list: typeof rows) =>
    productsFrom(parseRows(...list)).map(({ placements, ...product }) => ({
      ...product,
      categories: placements.map(({ category }) => category).sort(),
    }));
  expect(parse(rows)).toEqual(parse(rows.toReversed()));
});

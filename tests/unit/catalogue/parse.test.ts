import { formatProblem, parseCatalogue, parseCatalogueText } from '@/lib/catalogue/parse';
import {
  catalogueOf,
  FILE,
  parseRows,
  problemsIn,
  problemsOf,
  productFrom,
  rawCatalogue,
  row,
} from '@/tests/fixtures/catalogue';

const linesOf = (json: unknown) => problemsOf(parseCatalogue(json, FILE)).map(formatProblem);

describe('a file that is not a category map', () => {
  test.each([
    ['null', null, 'must be a map of categories, not null'],
    ['a list', [], 'must be a map of categories, not a list'],
    ['a text', 'clothing', 'must be a map of categories, not the text "clothing"'],
    ['a number', 7, 'must be a map of categories, not 7'],
    ['empty', {}, 'has no products'],
    ['without products', rawCatalogue({ clothing: [], duty: [] }), 'has no products'],
  ])('%s', (_, json, message) => {
    expect(problemsOf(parseCatalogue(json, FILE))).toEqual([{ file: FILE, message }]);
  });

  test('a shop with only hidden products', () => {
    const json = rawCatalogue({ clothing: [row({ hidden: true })] });
    expect(linesOf(json)).toEqual([`${FILE}: hidden: is true for every product: show at least one`]);
  });

  test('text that is not JSON is reported', () => {
    expect(problemsOf(parseCatalogueText('<!doctype html>', FILE))).toEqual([
      {
        file: FILE,
        message: 'line 1, column 1: this is not a value; texts and names of fields need double quotes',
      },
    ]);
  });
});

describe('categories', () => {
  test('a category that is missing in categories.json is added after the others', () => {
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
    ['brands', '"brands" is the address of another page'],
    ['Duty', 'has the address "duty", as duty has'],
    ['7up', 'may have only letters a to z'],
    ['__proto__', 'may have only letters a to z'],
  ])('a category cannot have the key %s', (key, reason) => {
    const text = JSON.stringify({ name: 'Shoes', description: 'Shoes.', products: [] });
    expect(linesOf(JSON.parse(`{"${key}": ${text}}`))).toEqual([
      expect.stringContaining(`data/test.json: ${key}: cannot be a category: ${reason}`),
    ]);
  });

  test('a product in a category without a group is refused, also with a `categoryName`', () => {
    expect(linesOf(rawCatalogue({ clothing: [row({ category: 'clothng', categoryName: 'Clothing' })] }))).toEqual([
      expect.stringMatching(/category: must be one of clothing, .* not the text "clothng"/),
    ]);
  });

  test('a group with the key of another category is refused', () => {
    const clothing = { key: 'duty', name: 'Clothing', description: 'Shirts.', products: [row()] };
    expect(linesOf({ clothing })).toEqual(['data/test.json: clothing.key: is "duty" but is in the group "clothing"']);
  });

  test.each([
    ['a list', [], 'clothing: must be a category, not a list'],
    ['null', null, 'clothing: must be a category, not null'],
    ['no name', { description: 'Shirts.', products: [] }, 'clothing.name: is missing'],
    ['no products', { name: 'Clothing', description: 'Shirts.' }, 'clothing.products: is missing'],
    [
      'products that are not a list',
      { name: 'Clothing', description: 'Shirts.', products: {} },
      'clothing.products: must be a list of products, not a group of fields',
    ],
    [
      'an unknown field',
      { name: 'Clothing', description: 'Shirts.', products: [], icon: 'shirt' },
      'clothing: has an unknown field: icon',
    ],
  ])('a category with %s is refused', (_, clothing, line) => {
    expect(linesOf({ clothing })).toEqual([`data/test.json: ${line}`]);
  });

  test('have the name and description of the file; categories without a group have no products', () => {
    const { categories } = catalogueOf(parseRows(row()));
    const keys = categories.map(({ key }) => key).sort();
    expect(keys).toEqual(['accessories', 'badges', 'clothing', 'duty', 'footwear', 'tactical_gear']);
    expect(categories[0]).toEqual({
      key: 'clothing',
      slug: 'clothing',
      name: 'The clothing',
      description: 'Products of clothing.',
    });
  });
});

describe('rows', () => {
  test.each([
    ['null', null, 'must be a product, not null'],
    ['a list', [], 'must be a product, not a list'],
    ['a text', 'shirt', 'must be a product, not the text "shirt"'],
  ])('a row that is %s is refused with its position', (_, raw, message) => {
    const clothing = { name: 'Clothing', description: 'Shirts.', products: [raw] };
    expect(linesOf({ clothing })).toEqual([`data/test.json: clothing, entry 1: ${message}`]);
  });

  test('a field with the name __proto__ is unknown', () => {
    const raw: unknown = JSON.parse(`{"__proto__": {"price": 1}, ${JSON.stringify(row()).slice(1)}`);
    const clothing = { name: 'Clothing', description: 'Shirts.', products: [raw] };
    expect(linesOf({ clothing })).toEqual([
      'data/test.json: test-101 (clothing, entry 1): has an unknown field: __proto__',
    ]);
  });

  test.each(['name', 'features', 'sizes'])(
    'a %s that is a group of fields is one problem, even when it has a length',
    (field) => {
      expect(problemsIn({ [field]: { length: 100_000 } })).toEqual([
        expect.stringMatching(/not a group|must be a list of sizes/),
      ]);
    },
  );

  test.each(['name', 'features', 'sizes'])('a %s without toString and valueOf does not break the parser', (field) => {
    const hostile = { length: 100_000, toString: null, valueOf: null };
    expect(() => problemsIn({ [field]: hostile })).not.toThrow();
  });

  test.each<[string, unknown, string]>([
    ['rating', 5.1, 'is 5.1; it must be from 0 to 5'],
    ['rating', -1, 'is -1; it must be from 0 to 5'],
    ['rating', '4', 'must be a number from 0 to 5, not the text "4"'],
    ['stock', -1, 'must not be below 0'],
    ['stock', 1.5, 'must be a whole number, not 1.5'],
    ['isBestseller', 'yes', 'must be true or false, not the text "yes"'],
    ['pieces', 'test-102', 'must be a list of product ids, not the text "test-102"'],
    ['features', 'Weight: 10 oz', 'must be a list of lines, not the text "Weight: 10 oz"'],
    ['features', { weight: 10 }, 'must be a list of lines, not a group of fields'],
  ])('%s %j is refused', (field, value, message) => {
    expect(problemsIn({ [field]: value })).toEqual([`${field}: ${message}`]);
  });

  test.each<[string, (product: ReturnType<typeof productFrom>) => unknown, unknown]>([
    ['the stock is 50', ({ stock }) => stock, 50],
    ['it is not a best seller', ({ isBestseller }) => isBestseller, false],
  ])('by default, %s', (_, getValue, value) => expect(getValue(productFrom())).toBe(value));

  test('the brand gets a slug', () => {
    expect(productFrom({ brand: 'Smith & Wesson' }).brand).toEqual({
      name: 'Smith & Wesson',
      slug: 'smith-and-wesson',
    });
  });
});

describe('brands', () => {
  test('two spellings of a brand are refused; the problem has both', () => {
    const result = parseRows(row({ id: 'a', brand: 'SABRE' }), row({ id: 'b', brand: 'Sabre' }));
    expect(problemsOf(result)).toEqual([
      { file: FILE, product: 'b', field: 'brand', message: 'is "Sabre", elsewhere "SABRE"; use one spelling' },
    ]);
  });
});

describe('pieces of a kit', () => {
  test('must be in the catalogue', () => {
    expect(problemsIn({ pieces: ['test-102'] })).toEqual(['pieces: names "test-102", which is not in the catalog']);
  });
});

describe('several problems at once', () => {
  const json = {
    ...rawCatalogue({
      clothing: [row({ name: '', price: -1, colour: 'Black' }), row({ id: 'Test 102' })],
      duty: [row({ id: 'test-103', category: 'duty', oldPrice: 5, image_links: ['http://example.com/a.jpg'] })],
    }),
    shoes: {},
  };

  test('are all reported, each with file, product and field', () => {
    expect(linesOf(json).sort()).toEqual(
      [
        'data/test.json: test-101 (clothing, entry 1), name: must not be empty',
        'data/test.json: test-101 (clothing, entry 1), price: is -1; it must not be below 0',
        'data/test.json: test-101 (clothing, entry 1): has an unknown field: colour; the nearest is "colors"',
        'data/test.json: Test 102 (clothing, entry 2), id: "Test 102" may have only lower-case letters a to z, digits and single hyphens, as in "boot-104"',
        'data/test.json: test-103 (duty, entry 1), image_links[0]: "http://example.com/a.jpg" starts with http:; only https:// addresses are allowed',
        'data/test.json: test-103 (duty, entry 1), oldPrice: is 5; it must be above the price, which is 10',
        ...['name', 'products'].map((field) => `data/test.json: shoes.${field}: is missing`),
      ].sort(),
    );
  });
});

import { parseCatalogue } from '@/lib/catalogue/parse';
import {
  catalogueOf,
  FILE,
  parseRows,
  problemsIn,
  problemsOf,
  rawCatalogue,
  row,
  rowWithout,
} from '@/tests/fixtures/catalogue';

const idProblems = (...ids: unknown[]) => problemsOf(parseRows(...ids.map((id) => row({ id }))));

describe('ids that would make a page unreachable', () => {
  test.each([
    ['empty', ''],
    ['one dot', '.'],
    ['the index page', 'index'],
    ['the 404 page', '404'],
    ['the folder of numbered pages', 'page'],
    ['a slash', 'boots/104'],
    ['a space', 'boots 104'],
    ['a percent sign', 'boots%2F104'],
    ['upper case', 'Boots-104'],
    ['an underscore', 'boots_104'],
    ['an accent', 'bøots-104'],
    ['a line break', 'boots-104\n'],
    ['a hyphen at the start', '-boots'],
    ['two hyphens in a row', 'boots--104'],
    ['an ending of .html', 'boots.html'],
    ['the device con', 'con'],
    ['the device lpt9', 'lpt9'],
    ['__proto__', '__proto__'],
    ['81 characters', 'a'.repeat(81)],
  ])('an id with %s is refused', (_, id) => {
    expect(idProblems(id)).toEqual([expect.objectContaining({ field: 'id' })]);
  });

  test.each([
    ['a number', 104],
    ['null', null],
    ['a list', ['boots-104']],
    ['true', true],
  ])('an id that is %s is refused', (_, id) => {
    expect(idProblems(id)).toEqual([
      expect.objectContaining({ field: 'id', message: expect.stringContaining('must be text') }),
    ]);
  });

  test('a row without an id is reported by its position', () => {
    expect(problemsOf(parseRows(row(), rowWithout('id')))).toEqual([
      { file: FILE, product: 'clothing, entry 2', field: 'id', message: 'is missing' },
    ]);
  });

  test('the problem has file, row and id', () => {
    expect(problemsOf(parseRows(row(), row({ id: 'Boots 104' })))).toEqual([
      {
        file: FILE,
        product: 'Boots 104 (clothing, entry 2)',
        field: 'id',
        message: '"Boots 104" may have only lower-case letters a to z, digits and single hyphens, as in "boot-104"',
      },
    ]);
  });

  test('a reserved name is reported as reserved', () => {
    expect(problemsIn({ id: 'index' })).toEqual(['id: "index" is a reserved name; choose another']);
  });

  test.each(['a', '7', 'rothco-107', '511-101', 'a'.repeat(80), 'con-1', 'indexes', '4040', 'sp-1730000000000-k3x9'])(
    'the id %s is valid',
    (id) => {
      expect(idProblems(id)).toEqual([]);
    },
  );
});

describe('ids that share a folder on many hosts', () => {
  test.each([
    ['case', 'boots-104', 'Boots-104'],
    ['Unicode form', 'caf\u00e9', 'cafe\u0301'],
    ['full-width letters', 'boots', 'ｂｏｏｔｓ'],
  ])('two ids that differ only in %s are refused; the problem has both', (_, first, second) => {
    const lookalike = idProblems(first, second).find(({ message }) => message.includes('only in case or Unicode form'));
    expect(lookalike).toEqual({
      file: FILE,
      product: `${second} (clothing, entry 2)`,
      field: 'id',
      message: `differs from "${first}" (clothing, entry 1) only in case or Unicode form`,
    });
  });
});

describe('the same id twice', () => {
  const twice = (first: object, second: object) => parseRows(row({ ...first }), row({ ...second }));

  test('rows that are equal become one product', () => {
    const { products, merged } = catalogueOf(twice({}, {}));
    expect(products.map(({ id }) => id)).toEqual(['test-101']);
    expect(merged).toEqual(['test-101']);
  });

  test('rows that are equal are listed once', () => {
    const { products } = catalogueOf(twice({ subcategory: 'Shirt' }, { subcategory: 'shirt' }));
    expect(products[0]?.placements).toHaveLength(1);
  });

  test('rows that differ in the subcategory are listed under both', () => {
    const { products } = catalogueOf(twice({ subcategory: 'Boots' }, { subcategory: 'Tactical Boots' }));
    expect(products[0]?.placements).toEqual([
      { category: 'clothing', subcategory: { slug: 'boots', name: 'Boots' } },
      { category: 'clothing', subcategory: { slug: 'tactical-boots', name: 'Tactical Boots' } },
    ]);
  });

  test('rows that differ in the category are listed under both', () => {
    const groups = { badges: [row({ category: 'badges' })], accessories: [row({ category: 'accessories' })] };
    const { products } = catalogueOf(parseCatalogue(rawCatalogue(groups), FILE));
    expect(products[0]?.placements).toEqual([{ category: 'badges' }, { category: 'accessories' }]);
  });

  test('rows with different `categoryName` are merged', () => {
    expect(problemsOf(twice({ categoryName: 'Clothing' }, { categoryName: 'Shirts' }))).toEqual([]);
  });

  test('rows with the fields of a color in another order are merged', () => {
    const first = { available_colors: [{ name: 'Slate', hex: '#445566' }] };
    const second = { available_colors: [{ hex: '#445566', name: 'Slate' }] };
    expect(problemsOf(twice(first, second))).toEqual([]);
  });

  test('rows with another difference are refused; the problem has both values', () => {
    expect(problemsOf(twice({ price: 9.99 }, { price: 12.99 }))).toEqual([
      {
        file: FILE,
        product: 'test-101',
        field: 'id',
        message: 'is listed twice with different price (9.99 and 12.99)',
      },
    ]);
  });

  test('two different products with one id are refused, also in two categories', () => {
    const groups = { clothing: [row()], duty: [row({ category: 'duty', name: 'Holster' })] };
    expect(problemsOf(parseCatalogue(rawCatalogue(groups), FILE))).toEqual([
      expect.objectContaining({ product: 'test-101', message: expect.stringContaining('"Holster"') }),
    ]);
  });
});

describe('a product whose category is not that of its group', () => {
  const { products } = catalogueOf(
    parseCatalogue(rawCatalogue({ badges: [row({ category: 'accessories', subcategory: 'All accessories' })] }), FILE),
  );

  test('is listed under both, the group first', () => {
    expect(products[0]?.placements).toEqual([
      { category: 'badges' },
      { category: 'accessories', subcategory: { slug: 'all-accessories', name: 'All accessories' } },
    ]);
  });
});

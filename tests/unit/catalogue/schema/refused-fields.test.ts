import fc from 'fast-check';
import { FIELD_LIST } from '@/lib/catalogue/fields/field-list';
import { describeValue } from '@/lib/zod';
import { problemsIn } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
const RLO = '\u202e';
const DIRECTION = 'contains a character that reverses the direction of text (U+202A to U+202E, U+2066 to U+2069)';
const ID = 'may have only lower-case letters a to z, digits and single hyphens, as in "boot-104"';
const SIZES = 'must be a list of sizes, or { waist, length }, or { men, sleeve_lengths_in }, each a list';
const NEEDS_VALUE = 'needs a color value: write { "name": …, "hex": "#RRGGBB" }';
const COLOR = 'must be a color name or { "name": …, "hex": "#RRGGBB" }';
const PICTURE = 'must be an address, or { "src": …, "alt": …, "color": …, "view": … } of which only "src" is required';

test.each<[fields: Record<string, unknown>, problem: string]>([
  [{ name: 'a'.repeat(201) }, 'name: is 201 characters long; at most 200 are allowed'],
  [{ description: 'a'.repeat(20_001) }, 'description: is 20001 characters long; at most 20000 are allowed'],
  [{ features: lines(201) }, 'features: has 201 lines; at most 200 are allowed'],
  [{ features: ['a'.repeat(1001)] }, 'features[0]: is 1001 characters long; at most 1000 are allowed'],
  [{ features: ['Weight: 10 oz', ''] }, 'features[1]: must not be empty'],
  [{ features: 'Weight: 10 oz' }, 'features: must be a list of lines, not the text "Weight: 10 oz"'],
  [{ name: ' \n\t ' }, 'name: must not be empty'],
  [{ name: undefined }, 'name: is missing'],
  [{ name: 'Plain\u0000Shirt' }, 'name: contains a control character'],
  [{ name: '\u200b' }, 'name: has no visible characters'],
  [{ name: 'Shirt \udc00' }, 'name: contains half of a character (a lone surrogate)'],
  [{ name: `Shirt ${RLO}gnp.exe` }, `name: ${DIRECTION}`],
  [{ image_links: [{ src: '/a.svg', alt: `A cap${RLO}` }] }, `image_links[0].alt: ${DIRECTION}`],
  [{ date: 'tomorrow' }, 'date: is "tomorrow", which is not a date such as "2026-03-24"'],
  [{ date: 1_764_547_200 }, 'date: must be a date such as "2026-03-24", not 1764547200'],
  [{ price: Number.NaN }, 'price: must be a number, not NaN'],
  [{ price: '9.99' }, 'price: must be a number, not the text "9.99"'],
  [{ price: null }, 'price: must be a number, not null'],
  [{ price: undefined }, 'price: is missing'],
  [{ price: -1 }, 'price: is -1; it must not be below 0'],
  [{ price: 100_000 }, 'price: is 100000; at most 99999.99 is allowed'],
  [{ price: 9.995 }, 'price: is 9.995; at most two decimals are allowed'],
  [{ price: 10, oldPrice: 10 }, 'oldPrice: is 10; it must be above the price, which is 10'],
  [{ rating: 5.1 }, 'rating: is 5.1; it must be from 0 to 5'],
  [{ rating: '4' }, 'rating: must be a number from 0 to 5, not the text "4"'],
  [{ stock: -1 }, 'stock: must not be below 0'],
  [{ stock: 1.5 }, 'stock: must be a whole number, not 1.5'],
  [{ isBestseller: 'yes' }, 'isBestseller: must be true or false, not the text "yes"'],
  [{ pieces: 'test-102' }, 'pieces: must be a list of product ids, not the text "test-102"'],
  [{ pieces: ['test-102'] }, 'pieces: names "test-102", which is not in the catalog'],
  [{ restrictions: { states: ['AK', 'ZZ'] } }, 'restrictions.states[1]: "ZZ" is not a state code such as "NY" or "DC"'],
  [
    { restrictions: { states: ['constructor'] } },
    'restrictions.states[0]: "constructor" is not a state code such as "NY" or "DC"',
  ],
  [{ restrictions: { states: [1] } }, 'restrictions.states[0]: must be a two-letter state code, not 1'],
  [{ restrictions: { states: 'NY' } }, 'restrictions.states: must be a list of state codes, not the text "NY"'],
  [{ restrictions: { cities: [''] } }, 'restrictions.cities[0]: must not be empty'],
  [{ restrictions: { minimumAge: 0 } }, 'restrictions.minimumAge: must be 1 or more'],
  [{ restrictions: { minimumAge: 17.5 } }, 'restrictions.minimumAge: must be a whole number of years, not 17.5'],
  [{ restrictions: { countries: ['FR'] } }, 'restrictions: has an unknown field: countries'],
  [{ sizes: 'S, M, L' }, `sizes: ${SIZES}`],
  [{ sizes: { waist: [30], men: ['S'] } }, `sizes: ${SIZES}`],
  [{ sizes: { waist: 30, length: [30] } }, `sizes: ${SIZES}`],
  [{ sizes: ['S', '  '] }, 'sizes[1]: must be 1 to 40 characters long'],
  [{ sizes: ['S', null] }, `sizes: ${SIZES}`],
  [{ sizes: lines(101) }, 'sizes: has 101 sizes; at most 100 are allowed'],
  [{ size: ['S'], sizes: ['S'] }, 'sizes: repeats size; use only one of these fields for sizes'],
  [{ available_sizes: ['S'], size: ['S'] }, 'size: repeats available_sizes; use only one of these fields for sizes'],
  [{ colors: ['Black', 'Ranger Green'] }, `colors[1]: "Ranger Green" ${NEEDS_VALUE}`],
  [{ colors: ['constructor'] }, `colors[0]: "constructor" ${NEEDS_VALUE}`],
  [{ colors: [''] }, 'colors[0]: must not be empty'],
  [{ colors: [7] }, `colors[0]: ${COLOR}`],
  [{ colors: [{ name: 'Tan' }] }, `colors[0]: ${COLOR}`],
  [{ colors: [{ name: 'Tan', hex: '#C2A878', image: '/a.svg' }] }, 'colors[0]: has an unknown field: image'],
  [{ colors: [{ name: 'Tan', hex: 'red;}' }] }, 'colors[0].hex: "red;}" is not a color value such as "#1B2A49"'],
  [{ colors: 'Black' }, 'colors: must be a list of colors, not the text "Black"'],
  [{ colors: Array(41).fill('Black') }, 'colors: has 41 colors; at most 40 are allowed'],
  [{ image_links: ['/a.jpg', 'b.jpg'] }, expect.stringMatching(/^image_links\[1\]: "b\.jpg" is neither/)],
  [{ image_links: [7] }, `image_links[0]: ${PICTURE}`],
  [{ image_links: [{ alt: 'A' }] }, `image_links[0]: ${PICTURE}`],
  [{ image_links: '/a.webp' }, 'image_links: must be a list of pictures, not the text "/a.webp"'],
  [{ image_links: Array(51).fill('/a.webp') }, 'image_links: has 51 pictures; at most 50 are allowed'],
  [{ image_links: [{ src: '//x.com/a.svg' }] }, expect.stringMatching(/^image_links\[0\]\.src: ".*" is neither/)],
  [{ image_links: [{ src: '/a.svg', width: 9 }] }, 'image_links[0]: has an unknown field: width'],
  [
    { image_links: [{ src: '/a.svg', alt: 'x'.repeat(201) }] },
    'image_links[0].alt: is 201 characters long; at most 200 are allowed',
  ],
  [
    { colors: ['Navy'], image_links: [{ src: '/a.svg', color: 'Tan' }] },
    'image_links[0].color: is "Tan", but its colors are Navy',
  ],
  [{ image_links: [{ src: '/a.svg', color: 'Tan' }] }, 'image_links[0].color: is "Tan", but it has no colors'],
  [{ id: 'index' }, 'id: "index" is a reserved name; choose another'],
  [{ id: 104 }, 'id: must be text, not 104'],
  [{ id: undefined }, 'id: is missing'],
  [{ id: 'a'.repeat(81) }, 'id: is 81 characters long; at most 80 are allowed'],
  [{ id: 'Boots 104' }, `id: "Boots 104" ${ID}`],
])('%j is refused: %s', (fields, problem) => {
  expect(problemsIn(fields)).toEqual([problem]);
});

test.each([
  '.',
  '404',
  'page',
  'a/b',
  'a%2Fb',
  'a_b',
  'bøots',
  'a\n',
  '-a',
  'a--b',
  'a.html',
  'con',
  'lpt9',
  '__proto__',
])('the id %j, whose page would be unreachable on some hosts, is refused', (id) => {
  expect(problemsIn({ id })).toEqual([expect.stringMatching(/^id: /)]);
});

test.each(['name', 'features', 'sizes'])('a group of fields as %s is one problem, and breaks nothing', (field) => {
  const hostile = { length: 100_000, toString: null, valueOf: null };
  expect(problemsIn({ [field]: { length: 100_000 } })).toEqual([expect.stringMatching(/not a group|must be a list/)]);
  expect(() => problemsIn({ [field]: hostile })).not.toThrow();
});

test('a low old price is reported even if another field is invalid', () => {
  const problem = 'oldPrice: is 5; it must be above the price, which is 10';
  expect(problemsIn({ price: 10, oldPrice: 5, name: '' })).toContain(problem);
});

/** Default messages of zod. */
const ZOD_DEFAULTS = /Invalid|Unrecognized|[Ee]xpected|received|undefined|\[object|NaN$/;

test('every problem has the path of its field, and no default message of zod', () => {
  const values = fc.oneof(
    fc.constantFrom<unknown>(null, true, -1, 1e300, '', 'x', [], [null], [[]], [{}], {}, { a: 1 }),
    fc.jsonValue(),
  );
  forAll(
    fc.property(fc.constantFrom(...FIELD_LIST.map(({ key }) => key)), values, (field, value) => {
      const problems = problemsIn({ [field]: value });
      expect(problems.filter((problem) => ZOD_DEFAULTS.test(problem.replace(JSON.stringify(value), '')))).toEqual([]);
      expect(problems.filter((problem) => !problem.match(`^${field}(?:[[.].*)?: `))).toEqual([]);
    }),
  );
});

test.each<[unknown, string]>([
  [null, 'null'],
  [[1], 'a list'],
  [{ a: 1 }, 'a group of fields'],
  ['a'.repeat(41), `the text "${'a'.repeat(40)}…"`],
  [true, 'true'],
])('%j is described in an error message as %s', (value, description) => {
  expect(describeValue(value)).toBe(description);
});

import { describeValue } from '@/lib/catalogue/schema/zod-helpers';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);

describe('texts over the limit are rejected', () => {
  test.each([
    ['name', 'a'.repeat(201), 'is 201 characters long; at most 200 are allowed'],
    ['description', 'a'.repeat(20_001), 'is 20001 characters long; at most 20000 are allowed'],
    ['features', lines(201), 'has 201 lines; at most 200 are allowed'],
    ['features[0]', ['a'.repeat(1001)], 'is 1001 characters long; at most 1000 are allowed'],
    ['brand', 'a'.repeat(81), 'is 81 characters long; at most 80 are allowed'],
    ['model', 'a'.repeat(61), 'is 61 characters long; at most 60 are allowed'],
    ['fabric', 'a'.repeat(301), 'is 301 characters long; at most 300 are allowed'],
    ['subcategory', 'a'.repeat(61), 'is 61 characters long; at most 60 are allowed'],
  ])('%s', (field, value, message) => {
    expect(problemsIn({ [field.replace('[0]', '')]: value })).toEqual([`${field}: ${message}`]);
  });

  test.each([
    ['name', 'a'.repeat(200)],
    ['description', 'a'.repeat(20_000)],
    ['features', lines(200)],
  ])('%s at its limit is valid', (field, value) => {
    expect(problemsIn({ [field]: value })).toEqual([]);
  });
});

describe('empty texts', () => {
  test.each(['name', 'brand', 'description'])('a %s of only spaces is rejected', (field) => {
    expect(problemsIn({ [field]: ' \n\t ' })).toEqual([`${field}: must not be empty`]);
  });

  test.each(['name', 'brand', 'description', 'category'])('a missing %s is rejected', (field) => {
    expect(problemsIn({ [field]: undefined })).toEqual([`${field}: is missing`]);
  });

  test('an empty feature line is rejected', () => {
    expect(problemsIn({ features: ['Weight: 10 oz', ''] })).toEqual(['features[1]: must not be empty']);
  });

  test('an empty subcategory is the same as no subcategory', () => {
    expect(productFrom({ subcategory: '' }).placements).toEqual([{ category: 'clothing' }]);
  });
});

describe('control characters are rejected', () => {
  test.each(['\u0000', '\u007f'])('%j in a name', (character) => {
    expect(problemsIn({ name: `Plain${character}Shirt` })).toEqual(['name: contains a control character']);
  });

  test('in a feature line, with the index of the line', () => {
    expect(problemsIn({ features: ['Fine', 'Bad\u0000'] })).toEqual(['features[1]: contains a control character']);
  });
});

describe('texts are normalized', () => {
  test.each([
    ['spaces around', '  Plain Shirt  '],
    ['several spaces', 'Plain   Shirt'],
    ['a tab', 'Plain\tShirt'],
    ['a line break', 'Plain\r\nShirt'],
    ['a no-break space', 'Plain\u00a0Shirt'],
  ])('a name with %s', (_, name) => {
    expect(productFrom({ name }).name).toBe('Plain Shirt');
  });

  test('a name in decomposed Unicode form is composed (NFC)', () => {
    expect(productFrom({ name: 'Cafe\u0301' }).name).toBe('Caf\u00e9');
  });

  test.each([
    ['Windows', 'First.\r\n\r\nSecond.'],
    ['old Mac', 'First.\r\rSecond.'],
    ['Unix', '\nFirst.\n\nSecond.\n'],
  ])('%s line breaks of a description become \\n', (_, description) => {
    expect(productFrom({ description }).description).toBe('First.\n\nSecond.');
  });
});

describe('hostile texts are not changed', () => {
  test.each(['</script><script>alert(1)</script>', '<!-- --> <b>', 'a & b "c" \'d\'', 'שלום 🔦 \u200d'])(
    '%j',
    (name) => {
      expect(productFrom({ name }).name).toBe(name);
    },
  );
});

describe('a JSON value is described for an error message', () => {
  test.each([
    [null, 'null'],
    [[1], 'a list'],
    [{ a: 1 }, 'a group of fields'],
    ['short', 'the text "short"'],
    ['a'.repeat(41), `the text "${'a'.repeat(40)}…"`],
    [7, '7'],
    [true, 'true'],
  ])('%j', (value, description) => {
    expect(describeValue(value)).toBe(description);
  });
});

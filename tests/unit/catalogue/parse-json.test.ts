import { parseJson } from '@/lib/catalogue/parse-json';

const FILE = '{\n  "name": "Café",\n  "price": 10\n}\n';
const errorOf = (source: string | Uint8Array) => {
  try {
    return `valid: ${JSON.stringify(parseJson(source))}`;
  } catch (error) {
    return (error as Error).message;
  }
};
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each<[string, string, string]>([
  ['a trailing comma', '{\n  "a": 1,\n}', 'line 2, column 9: a comma too many, before a closing bracket'],
  ['a missing comma', '{\n  "a": 1\n\n  "b": 2\n}', 'line 2, column 9: a comma is missing'],
  ['a missing colon', '{ "a" 1 }', 'line 1, column 6: a colon is missing'],
  ['a missing bracket', '[{ "a": 1 }', 'line 1, column 12: a closing ] is missing'],
  ['a missing brace', '{ "a": [1]', 'line 1, column 11: a closing } is missing'],
  [
    'a name without quotes',
    '{ a: 1 }',
    'line 1, column 3: this is not a value; texts and names of fields need double quotes',
  ],
  ['a name that is a number', '{ 7: 1 }', 'line 1, column 3: the name of a field in double quotes is expected here'],
  ['a comment', '{\n  // note\n  "a": 1\n}', 'line 2, column 3: comments are not allowed'],
  ['an open text', '["a]', 'line 1, column 2: a closing double quote is missing'],
  ['a line break in a text', '["a\nb"]', 'line 1, column 2: a closing double quote is missing'],
  [
    'a tab in a text',
    '["a\tb"]',
    'line 1, column 2: a text must not contain a line break, a tab or another control character',
  ],
  ['more than one value', '{}\n{}', 'line 2, column 1: the file should end here'],
  ['nothing', ' \n', 'the file is empty'],
  ['an astral character before', '{ "😀": 1, "b" }', 'line 1, column 14: a colon is missing'],
  ['other line endings', '{\r\n"a": 1,\r"b": }', 'line 3, column 6: a value is expected here'],
])('%s is reported with line and column', (_, text, message) => expect(errorOf(text)).toBe(message));

test.each<[string, Uint8Array]>([
  ['little-endian with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(FILE)])],
  ['big-endian with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(FILE).swap16()])],
])('UTF-16, %s, is refused', (_, bytes) => {
  expect(errorOf(bytes)).toBe('line 1, column 1: the file is UTF-16; save it as UTF-8');
});

test('the first byte that is not UTF-8 is reported with line and column', () => {
  const latin = Buffer.from(FILE, 'latin1');
  expect(errorOf(latin)).toBe('line 2, column 15: a byte here is not UTF-8; save the file as UTF-8');
  expect(errorOf(Buffer.from('"abc\u00e9"').subarray(0, -2))).toMatch(/^line 1, column 5: a byte here is not UTF-8/);
  const marked = Buffer.concat([Buffer.from('"a\uFFFDb'), Buffer.from([0xe9])]);
  expect(errorOf(marked)).toMatch(/^line 1, column 5: a byte here is not UTF-8/);
  // A surrogate encoded in three bytes (CESU-8).
  expect(errorOf(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toMatch(/^line 1, column 2: a byte here is not UTF-8/);
});

test('deeply nested values are reported', () => {
  expect(errorOf('['.repeat(200_000))).toBe('it is nested too deep, and not complete');
});

test('a byte order mark is ignored', () => {
  expect(parseJson(Buffer.from(`\uFEFF${FILE}`))).toEqual({ name: 'Café', price: 10 });
  expect(parseJson(`\uFEFF${FILE}`)).toEqual({ name: 'Café', price: 10 });
});

test('the message starts with the file name if there is one', () => {
  expect(() => parseJson('[1 2]', 'a.json')).toThrow(new SyntaxError('a.json: line 1, column 3: a comma is missing'));
});

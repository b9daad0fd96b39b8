import { formatProblem, parseCatalogue } from '@/lib/catalogue/parse';
import { FILE, parseRows, problemsIn, problemsOf, productFrom, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const RLO = '\u202e';
const DIRECTION = 'contains a character that reverses the direction of text (U+202A to U+202E, U+2066 to U+2069)';
const SURROGATE = 'contains half of a character (a lone surrogate)';
const linesOf = (json: unknown) => problemsOf(parseCatalogue(json, FILE)).map(formatProblem);

describe('text', () => {
  const zeroWidth = ['\u200b', '\u3164', '\u{e0041}'];

  test.each(zeroWidth)('a name with only %j is refused', (name) => {
    expect(problemsIn({ name })).toEqual(['name: has no visible characters']);
  });

  test('zero-width characters within a name are valid, because scripts and emoji need them', () => {
    expect(productFrom({ name: 'می\u200cخواهم 👮\u200d♂\ufe0f' }).name).toBe('می\u200cخواهم 👮\u200d♂\ufe0f');
  });

  test.each(['\u202a', RLO, '\u2069'])('the direction mark %j is refused', (mark) =>
    expect(problemsIn({ name: `Shirt ${mark}gnp.exe` })).toEqual([`name: ${DIRECTION}`]),
  );

  test('plain direction marks and right-to-left text are valid', () => {
    expect(productFrom({ name: 'חולצה\u200f 123\u200e' }).name).toBe('חולצה\u200f 123\u200e');
  });

  test.each(['\ud800', 'Shirt \udc00'])('the lone surrogate %j is refused', (name) => {
    expect(problemsIn({ name })).toEqual([`name: ${SURROGATE}`]);
  });

  test.each<[string, object]>([
    ['brand', { brand: RLO }],
    ['features[1]', { features: ['a', `b${RLO}`] }],
    ['sizes.waist[0]', { sizes: { waist: [`30${RLO}`], length: [30] } }],
    ['colors[0].name', { colors: [{ name: `Sage${RLO}`, hex: '#7C876D' }] }],
    ['image_links[0].alt', { image_links: [{ src: '/a.svg', alt: `A cap${RLO}` }] }],
  ])('a direction override in %s is refused; the problem has the path', (path, fields) => {
    expect(problemsIn({ ...fields })).toContain(`${path}: ${DIRECTION}`);
  });
});

describe('dates', () => {
  test.each(['tomorrow', '2026-02-30'])('%s is not a valid date', (date) => {
    for (const field of ['date', 'createdAt', 'updatedAt']) {
      expect(problemsIn({ [field]: date })).toEqual([
        `${field}: is "${date}", which is not a date such as "2026-03-24"`,
      ]);
    }
  });
});

describe('a kit', () => {
  const kit = (id: string, ...pieces: string[]) => row({ id, pieces });

  test('that contains itself is refused', () => {
    expect(problemsOf(parseRows(kit('a', 'b', 'a'), row({ id: 'b' })))).toEqual([
      { file: FILE, product: 'a', field: 'pieces', message: 'names the kit itself' },
    ]);
  });

  test('that contains itself through others is refused; a kit that contains such a kit is not', () => {
    const rows = [
      kit('z', 'a'),
      kit('a', 'x', 'b'),
      kit('b', 'c'),
      kit('c', 'x', 'a', 'k'),
      kit('k', 'x'),
      row({ id: 'x' }),
    ];
    expect(problemsOf(parseRows(...rows)).map(({ product, message }) => `${product} ${message}`)).toEqual([
      'a names "b", which holds this kit',
      'b names "c", which holds this kit',
      'c names "a", which holds this kit',
    ]);
  });

  test('may contain kits, and a piece may be in several kits', () => {
    expect(problemsOf(parseRows(kit('a', 'b', 'c', 'x'), kit('b', 'c'), kit('c', 'x'), row({ id: 'x' })))).toEqual([]);
  });
});

describe('pictures on private hosts', () => {
  test.each([
    'https://localhost/a.png',
    'https://LOCALHOST./a.png',
    'https://shop.localhost/a.png',
    'https://metadata.google.internal/a.png',
    'https://127.0.0.1/a.png',
    'https://0177.0.0.1/a.png',
    'https://１２７.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[fd12:3456::1]/a.png',
    'https://[::ffff:192.168.1.1]/a.png',
  ])('%s is refused', (url) => {
    expect(problemsIn({ image_links: [url] })).toEqual([
      `image_links[0]: "${url}" names a host of a private network, which no visitor can reach`,
    ]);
  });

  test.each(['https://example.com/a.png', 'https://8.8.8.8/a.png', 'https://münchen.example/a.png'])(
    '%s is valid',
    (url) => expect(problemsIn({ image_links: [url] })).toEqual([]),
  );
});

describe('an invalid category', () => {
  test('does not hide problems of its products', () => {
    const groups = rawCatalogue({ clothing: [row({ price: -1 })], duty: [row({ id: 'd', name: '' })] });
    const { clothing, duty } = groups as Record<string, object>;
    expect(linesOf({ clothing: { ...clothing, name: 7 }, __proto: duty })).toEqual([
      'data/test.json: clothing.name: must be text, not 7',
      'data/test.json: test-101 (clothing, entry 1), price: is -1; it must not be below 0',
      expect.stringMatching(/^data\/test\.json: __proto: cannot be a category/),
      'data/test.json: d (__proto, entry 1), name: must not be empty',
    ]);
  });
});

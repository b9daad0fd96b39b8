import { formatProblem, parseCatalogue } from '@/lib/catalogue/parse';
import { parseCatalogueText } from '@/lib/catalogue/parse-text';
import { FILE, faultsIn, parseRows, problemsOf, productFrom, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { processorClock, SOON } from '@/tests/fixtures/processor-clock';

const RLO = '\u202e';
const DIRECTION = 'contains a character that reverses the direction of text (U+202A to U+202E, U+2066 to U+2069)';
const SURROGATE = 'contains half of a character (a lone surrogate)';
const linesOf = (json: unknown) => problemsOf(parseCatalogue(json, FILE)).map(formatProblem);

describe('row 46: text', () => {
  const zeroWidth = ['\u200b', '\u200d\u200c\u2060', '\u00ad', '\u3164', '\u2800', '\u{e0041}', '\u034f\ufe0f'];

  test.each(zeroWidth)('a name of %j alone is refused', (name) => {
    expect(faultsIn({ name })).toEqual(['name: holds nothing that can be seen']);
  });

  test('characters of no width within a name stay: scripts and emoji need them', () => {
    expect(productFrom({ name: 'می\u200cخواهم 👮\u200d♂\ufe0f' }).name).toBe('می\u200cخواهم 👮\u200d♂\ufe0f');
  });

  test.each(['\u202a', '\u202b', '\u202c', '\u202d', RLO, '\u2066', '\u2067', '\u2068', '\u2069'])(
    'the direction mark %j is refused',
    (mark) => expect(faultsIn({ name: `Shirt ${mark}gnp.exe` })).toEqual([`name: ${DIRECTION}`]),
  );

  test('plain direction marks and right-to-left text stay', () => {
    expect(productFrom({ name: 'חולצה\u200f 123\u200e' }).name).toBe('חולצה\u200f 123\u200e');
  });

  test.each(['\ud800', 'Shirt \udc00', '\udc00\ud800'])('the lone surrogate %j is refused', (name) => {
    expect(faultsIn({ name })).toEqual([`name: ${SURROGATE}`]);
  });

  test.each<[string, object]>([
    ['brand', { brand: RLO }],
    ['model', { model: `a${RLO}` }],
    ['type', { type: `a${RLO}` }],
    ['subcategory', { subcategory: `a${RLO}` }],
    ['categoryName', { categoryName: `a${RLO}` }],
    ['description', { description: `a\n${RLO}` }],
    ['features[1]', { features: ['a', `b${RLO}`] }],
    ['fabric', { fabric: `a${RLO}` }],
    ['available_sizes[0]', { available_sizes: [`S${RLO}`] }],
    ['sizes.waist[0]', { sizes: { waist: [`30${RLO}`], length: [30] } }],
    ['colors[0]', { colors: [`Black${RLO}`] }],
    ['colors[0].name', { colors: [{ name: `Sage${RLO}`, hex: '#7C876D' }] }],
    ['restrictions.cities[0]', { restrictions: { cities: [`Reno${RLO}`] } }],
    ['image_links[0].alt', { image_links: [{ src: '/a.svg', alt: `A cap${RLO}` }] }],
  ])('it is refused in %s, named by its path', (path, fields) => {
    expect(faultsIn({ ...fields })).toContain(`${path}: ${DIRECTION}`);
  });
});

describe('row 46: dates', () => {
  test.each(['tomorrow', '2026-02-30', '2026-02-30T10:00:00Z', '24.03.2026', '2026'])('%s is no day', (date) => {
    for (const field of ['date', 'createdAt', 'updatedAt']) {
      expect(faultsIn({ [field]: date })).toEqual([`${field}: is "${date}", which is no day such as "2026-03-24"`]);
    }
  });

  test('a day that is still to come is one', () => {
    expect(productFrom({ date: '2199-12-31' }).date).toBe('2199-12-31');
  });
});

describe('row 46: a kit', () => {
  const kit = (id: string, ...pieces: string[]) => row({ id, pieces });

  test('that holds itself is refused', () => {
    expect(problemsOf(parseRows(kit('a', 'b', 'a'), row({ id: 'b' })))).toEqual([
      { file: FILE, product: 'a', field: 'pieces', message: 'names the kit itself' },
    ]);
  });

  test('that holds itself through others is refused, each of them, and who only holds such a kit is not', () => {
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

  test('of kits, and pieces of several kits, are fine', () => {
    expect(problemsOf(parseRows(kit('a', 'b', 'c', 'x'), kit('b', 'c'), kit('c', 'x'), row({ id: 'x' })))).toEqual([]);
  });

  test('at the end of ten thousand others is found at once', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => kit(`k-${index}`, `k-${(index + 1) % 10_000}`));
    const spent = processorClock();
    expect(problemsOf(parseRows(...rows))).toHaveLength(10_000);
    expect(spent()).toBeLessThan(SOON);
  });
});

describe('row 46: pictures on private addresses', () => {
  test.each([
    'https://localhost/a.png',
    'https://LOCALHOST./a.png',
    'https://shop.localhost/a.png',
    'https://printer.local/a.png',
    'https://metadata.google.internal/a.png',
    'https://router.home.arpa/a.png',
    'https://intranet/a.png',
    'https://127.0.0.1/a.png',
    'https://127.1/a.png',
    'https://0x7f000001/a.png',
    'https://2130706433/a.png',
    'https://0177.0.0.1/a.png',
    'https://１２７.0.0.1/a.png',
    'https://127。0。0。1/a.png',
    'https://10.1.2.3/a.png',
    'https://172.16.0.1/a.png',
    'https://192.168.1.1:8443/a.png',
    'https://100.64.0.1/a.png',
    'https://169.254.169.254/a.png',
    'https://0.0.0.0/a.png',
    'https://[::1]/a.png',
    'https://[::]/a.png',
    'https://[0:0:0:0:0:0:0:1]/a.png',
    'https://[fe80::1]/a.png',
    'https://[fd12:3456::1]/a.png',
    'https://[::ffff:192.168.1.1]/a.png',
    'https://[::ffff:c0a8:101]/a.png',
    'https://[64:ff9b::a00:1]/a.png',
  ])('%s is refused', (address) => {
    expect(faultsIn({ image_links: [address] })).toEqual([
      `image_links[0]: "${address}" names a host of a private network, which no visitor can reach`,
    ]);
  });

  test.each([
    'https://example.com/a.png',
    'https://local.example.com/a.png',
    'https://localhost.example.com/a.png',
    'https://8.8.8.8/a.png',
    'https://[2606:4700::1111]/a.png',
    'https://münchen.example/a.png',
  ])('%s is fine', (address) => expect(faultsIn({ image_links: [address] })).toEqual([]));
});

describe('row 46: the head of a category', () => {
  test('that is wrong does not hide what is wrong with its products', () => {
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

test('row 46: bytes of a file that cannot be read are a problem of the file', () => {
  expect(problemsOf(parseCatalogueText(Buffer.from('{ "a": "\u00e9" }', 'latin1'), FILE))).toEqual([
    { file: FILE, message: 'line 1, column 9: a byte here is not UTF-8; save the file as UTF-8' },
  ]);
});

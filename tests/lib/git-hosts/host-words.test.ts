import fc from 'fast-check';
import { hostHash, hostLink, hostMoment, hostWords } from '@/lib/git-hosts/host-words';
import { forAll } from '@/tests/fixtures/for-all';

const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
const anyText = fc.string({ unit: 'binary', maxLength: 900 });

describe('words of a host', () => {
  test.each([
    ['a name that is turned round', 'Ana \u202egnp.exe\u202c', 'Ana gnp.exe'],
    ['marks of direction and isolates', '\u200eA\u200f\u061c\u2066b\u2069', 'A b'],
    ['controls, and lines', 'Change\u0000 price\r\n\tof\u001b[31m two', 'Change price of [31m two'],
    ['signs of no width', 'tok\u200ben\ufeff\u{e0041}', 'tok en'],
    ['half a sign', 'a\ud800b', 'a b'],
    ['letters that are joined', 'می\u200cخواهم 👩\u200d🔧', 'می\u200cخواهم 👩\u200d🔧'],
    ['a number', 7, ''],
    ['an object', { toString: () => 'x' }, ''],
  ])('%s', (_, given, words) => {
    expect(hostWords(given)).toBe(words);
  });

  test('are one line of seen signs, whatever is given', () => {
    forAll(
      fc.property(anyText, (text) => {
        const words = hostWords(text);
        expect(words).not.toMatch(UNSEEN);
        expect([...words].length).toBeLessThanOrEqual(301);
        expect(words).toBe(words.trim());
        expect(hostWords(words.replace(/…$/, ''))).toBe(words.replace(/…$/, ''));
      }),
      200,
    );
  });
});

describe('an address of a host', () => {
  test.each([
    ['https://github.com/acme/shop/commit/1', 'https://github.com/acme/shop/commit/1'],
    ['/acme/shop/actions/runs/1', 'https://github.com/acme/shop/actions/runs/1'],
    ['https://github.com.evil.example/acme', undefined],
    ['https://evil.example/github.com', undefined],
    ['//evil.example/acme', undefined],
    ['/\\evil.example/acme', undefined],
    ['https://github.com@evil.example/', undefined],
    ['https://ana:secret@github.com/', undefined],
    ['http://github.com/acme', undefined],
    ['https://github.com:444/acme', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,hi', undefined],
    ['blob:https://github.com/1', undefined],
    ['https://api.github.com/repos/acme/shop', undefined],
    ['https://[', undefined],
    ['', undefined],
    [{ href: 'https://github.com' }, undefined],
  ])('%j leads to %s', (given, address) => {
    expect(hostLink(given, 'https://github.com')).toBe(address);
  });

  test('leads to that host or nowhere, whatever is given', () => {
    const part = fc.constantFrom(
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'github.com',
      'evil.example',
      '.',
      '\t',
      '#',
      '?',
    );
    const address = fc.oneof(
      anyText,
      fc.webUrl(),
      fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
    );
    forAll(
      fc.property(address, (text) => {
        const link = hostLink(text, 'https://github.com');
        if (link !== undefined) expect(link.startsWith('https://github.com/')).toBe(true);
      }),
      200,
    );
  });
});

describe('a moment of a host', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');

  test.each([
    ['2026-11-26T11:00:00Z', Date.parse('2026-11-26T11:00:00Z')],
    ['2026-11-26T11:00:00.123+02:00', Date.parse('2026-11-26T09:00:00.123Z')],
    ['2026-11-27T12:00:00Z', Date.parse('2026-11-27T12:00:00Z')],
    ['2026-11-29T12:00:00Z', undefined],
    ['+099999-01-01T00:00:00Z', undefined],
    ['99999-01-01T00:00:00Z', undefined],
    ['2026-13-45T00:00:00Z', undefined],
    ['1969-12-31T23:59:59Z', undefined],
    ['26 November 2026', undefined],
    ['2026-11-26', undefined],
    ['', undefined],
    [null, undefined],
    [1_764_000_000_000, undefined],
  ])('%j is %s', (given, at) => {
    expect(hostMoment(given, now)).toBe(at);
  });
});

test.each(['a'.repeat(39), `${'a'.repeat(39)}g`, '../../other', 'A1B2C3D', '', 7, undefined])(
  'the commit %j is one, or none',
  (given) => {
    const isOne = given === 'a'.repeat(39);
    const read = () => hostHash(given);
    if (isOne) expect(read()).toBe(given);
    else expect(read).toThrow(expect.objectContaining({ kind: 'answer' }));
  },
);

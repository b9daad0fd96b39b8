import { rmSync, utimesSync } from 'node:fs';
import { type BuildInputs, buildInputs, codeKey } from '@/scripts/build/build-inputs';
import { testFolder } from '@/tests/fixtures/test-folder';

const photograph = (fetchedAt: string, width = 300) => ({
  status: 'ok',
  width,
  height: 200,
  variants: [{ file: `${'a'.repeat(32)}.webp`, type: 'image/webp', width: 300 }],
  fetchedAt,
});
const manifest = (photographs: object) => JSON.stringify({ version: 1, photographs });
const MANIFEST = '.cache/images/manifest.json';
const ADDRESS = 'https://pictures.example/a.jpg';
const FETCHED = photograph('2026-01-01T00:00:00Z');

const { at, write } = testFolder({
  'app/page.tsx': 'a',
  'components/a.tsx': 'a',
  'lib/deep/a.ts': 'a',
  'scripts/a.ts': 'a',
  'tests/a.test.ts': 'a',
  'public/note.txt': 'a',
  'public/uploads/a.webp': 'a',
  'public/drawings/a.svg': 'a',
  'public/icons/logo.svg': 'a',
  'next.config.mjs': 'a',
  'package.json': '{}',
  'tsconfig.json': '{}',
  'package-lock.json': '{}',
  'node_modules/.package-lock.json': '{}',
  'data/catalogue.json': '{}',
  'data/site.json': '{}',
  'data/other.json': '{}',
  'data/uploads/b.webp': 'a',
  [MANIFEST]: manifest({ [ADDRESS]: FETCHED }),
  [`.cache/images/${'a'.repeat(32)}.webp`]: 'a',
});

// The environment looks for the data folder where the process is, the hashes where they are told.
const env = (more: Record<string, string> = {}) => ({ DATA_DIR: at('data'), ...more });
const read = (more?: Record<string, string>) => buildInputs(at(), env(more));

/** The groups in which the inputs differ once something was done. */
function changed(act: () => void, more?: Record<string, string>): (keyof BuildInputs)[] {
  const before = read();
  act();
  const after = read(more);
  return (Object.keys(after) as (keyof BuildInputs)[]).filter((group) => after[group] !== before[group]);
}

test.each<[string, keyof BuildInputs]>([
  ['app/page.tsx', 'code'],
  ['app/new.tsx', 'code'],
  ['components/a.tsx', 'code'],
  ['lib/deep/a.ts', 'code'],
  ['scripts/a.ts', 'code'],
  ['public/note.txt', 'code'],
  ['public/new/a.txt', 'code'],
  ['next.config.mjs', 'code'],
  ['package.json', 'code'],
  ['tsconfig.json', 'code'],
  ['package-lock.json', 'packages'],
  ['node_modules/.package-lock.json', 'packages'],
  ['.env', 'settings'],
  ['.env.production.local', 'settings'],
  ['data/site.json', 'data'],
  ['data/new.json', 'data'],
  ['public/drawings/a.svg', 'pictures'],
  ['public/uploads/a.webp', 'pictures'],
  ['public/uploads/new.webp', 'pictures'],
  ['data/uploads/b.webp', 'pictures'],
  [`.cache/images/${'a'.repeat(32)}.webp`, 'pictures'],
])('%s changes %s alone, and a removal does so too', (path, group) => {
  expect(changed(() => write({ [path]: 'another' }))).toEqual([group]);
  expect(changed(() => rmSync(at(path)))).toEqual([group]);
});

test('an edit of the catalogue changes catalogue alone', () => {
  expect(changed(() => write({ 'data/catalogue.json': '{ "a": 1 }' }))).toEqual(['catalogue']);
});

test.each(['tests/a.test.ts', 'README.md', 'public/icons/logo.svg', 'public/share/a.png', 'out/index.html', '.next/a'])(
  '%s changes nothing',
  (path) => {
    expect(changed(() => write({ [path]: 'another' }))).toEqual([]);
  },
);

test('a file of the same bytes with another time changes nothing, and one moved from folder to folder does', () => {
  expect(changed(() => utimesSync(at('app/page.tsx'), 1, 1))).toEqual([]);
  expect(changed(() => utimesSync(at('public/uploads/a.webp'), 1, 1))).toEqual([]);
  const move = () => {
    rmSync(at('lib/deep/a.ts'));
    write({ 'lib/a.ts': 'a' });
  };
  expect(changed(move)).toEqual(['code']);
});

test.each([
  [{ SITE_URL: 'https://www.example.com' }, ['settings']],
  [{ BASE_PATH: '/store' }, ['settings']],
  [{ ONLY: 'shop' }, ['settings']],
  [{ HSTS_SECONDS: '300' }, ['settings']],
  [{ INDEXNOW_KEY: 'abcdefgh' }, ['settings']],
  [{ SIZE_LIMITS: 'pages=1' }, ['settings']],
  [{ CF_PAGES_URL: 'https://a.pages.dev' }, ['settings']],
  [{ PORT: '8080' }, []],
  // The address of this machine, as `npm start` gives it and as it is taken for granted.
  [{ SITE_URL: 'http://localhost:4173' }, []],
])('the environment %j', (more, groups) => {
  expect(changed(() => undefined, more)).toEqual(groups);
});

test('another catalogue is another one though it stands beside the own one, and no part of the data', () => {
  const file = at('data/second.json');
  write({ 'data/second.json': '{ "a": 1 }' });
  const before = read({ CATALOGUE_FILE: file });
  write({ 'data/second.json': '{ "a": 2 }' });
  const { catalogue, ...others } = read({ CATALOGUE_FILE: file });
  expect(before).toEqual({ ...others, catalogue: expect.not.stringMatching(catalogue) });
});

test('another folder of data is a change though it holds the same', () => {
  write({ 'other/catalogue.json': '{}', 'other/site.json': '{}', 'other/other.json': '{}' });
  expect(changed(() => undefined, { DATA_DIR: at('other') })).toContain('settings');
});

test('a photograph counts by its pictures, not by when it was fetched, and the copies of own pictures not at all', () => {
  const put = (photographs: object) => () => write({ [MANIFEST]: manifest(photographs) });
  expect(changed(put({ [ADDRESS]: photograph('2026-02-02T00:00:00Z') }))).toEqual([]);
  expect(changed(put({ '/uploads/a.webp': FETCHED, '/drawings/a.webp': FETCHED, [ADDRESS]: FETCHED }))).toEqual([]);
  expect(changed(put({ [ADDRESS]: photograph('2026-01-01T00:00:00Z', 301) }))).toEqual(['pictures']);
  expect(changed(put({}))).toEqual(['pictures']);
});

test('every group of this project is a hash of its own, and twice the same', () => {
  const own = { DATA_DIR: 'tests/fixtures/shop' };
  const inputs = buildInputs('.', own);
  expect(buildInputs('.', own)).toEqual(inputs);
  expect(new Set(Object.values(inputs)).size).toBe(Object.keys(inputs).length);
});

test('pages are drawn anew for other code, packages, settings or another major version of Node, and not for other goods', () => {
  const own = { DATA_DIR: 'tests/fixtures/shop' };
  const inputs = buildInputs('.', own);
  const drawsAnew = (Object.keys(inputs) as (keyof BuildInputs)[]).filter(
    (group) => codeKey('.', { ...inputs, [group]: 'another' }) !== codeKey('.', inputs),
  );
  expect(drawsAnew).toEqual(['code', 'packages', 'node', 'settings']);
});

test('of Node the major version counts', () => {
  const nodeOf = (version: string) => buildInputs(at(), env(), version).node;
  expect(nodeOf('20.19.5')).toBe(nodeOf('20.9.0'));
  expect(nodeOf('24.0.0')).not.toBe(nodeOf('20.9.0'));
});

test('a day of a product is an input once it has come', () => {
  const row = { id: 'a', from: '2026-12-01', until: '2026-12-24', priceUntil: '2026-12-24' };
  write({ 'data/catalogue.json': JSON.stringify({ clothing: { products: [row] } }) });
  const days = ['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-25'].map((day) => read({ BUILD_DAY: day }).days);
  expect(days).toEqual(['', '2026-12-01', '2026-12-01', '2026-12-25']);
});

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildId } from '@/scripts/build-id';

const INPUTS = ['app', 'data', 'config.mjs'];
let root = '';

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const id = () => buildId(root, INPUTS);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'));
  write('app/page.tsx', 'page');
  write('app/faq/page.tsx', 'faq');
  write('data/site.json', '{}');
  write('config.mjs', 'config');
  write('README.md', 'readme');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the id is 16 hex digits', () => {
  expect(id()).toMatch(/^[0-9a-f]{16}$/);
});

test('two runs over one tree give one id (row 33)', () => {
  expect(id()).toBe(id());
});

test('the same files elsewhere give the same id', () => {
  const first = id();
  const moved = `${root}-moved`;
  renameSync(root, moved);
  root = moved;
  expect(id()).toBe(first);
});

test('the order in which files were written does not matter', () => {
  const first = id();
  rmSync(join(root, 'app'), { recursive: true });
  write('app/faq/page.tsx', 'faq');
  write('app/page.tsx', 'page');
  expect(id()).toBe(first);
});

test.each<[string, () => void]>([
  ['a changed file', () => write('app/page.tsx', 'Page')],
  ['a changed file in a folder of a folder', () => write('app/faq/page.tsx', 'faq ')],
  ['a changed single file', () => write('config.mjs', 'other')],
  ['a new file', () => write('data/faq.json', '[]')],
  ['a new empty file', () => write('data/empty', '')],
  ['a file less', () => rmSync(join(root, 'data/site.json'))],
  ['a renamed file', () => renameSync(join(root, 'data/site.json'), join(root, 'data/shop.json'))],
  ['a missing input', () => rmSync(join(root, 'config.mjs'))],
])('%s changes the id', (_, change) => {
  const before = id();
  change();
  expect(id()).not.toBe(before);
});

test('a file that is no input does not change it', () => {
  const before = id();
  write('README.md', 'other');
  expect(id()).toBe(before);
});

test('an input that does not exist is passed over', () => {
  expect(buildId(root, [...INPUTS, 'public'])).toBe(id());
});

test('a setting changes the id', () => {
  expect(buildId(root, INPUTS, ['/store'])).not.toBe(buildId(root, INPUTS, ['']));
});

test('a part moved from one setting to the next changes the id', () => {
  expect(buildId(root, INPUTS, ['a', 'bc'])).not.toBe(buildId(root, INPUTS, ['ab', 'c']));
});

test('an input with an absolute path counts too, for CATALOGUE_FILE may be one', () => {
  const file = join(root, '..', `${basename(root)}-catalogue.json`);
  writeFileSync(file, '1');
  const before = buildId(root, [file]);
  writeFileSync(file, '2');
  const after = buildId(root, [file]);
  rmSync(file);
  expect(after).not.toBe(before);
});

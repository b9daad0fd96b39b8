import { existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { digestOf, openKeptFiles } from '@/scripts/kept-files';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();
const open = () => openKeptFiles(at('kept'));
const namesIn = () => readdirSync(at('kept')).sort();
const fileOf = (key: string) => at('kept', namesIn().find((name) => name.startsWith(`${key}-`)) ?? '');

test('a digest tells parts apart, however their letters follow each other', () => {
  const digests = [digestOf('ab', 'c'), digestOf('a', 'bc'), digestOf('abc'), digestOf('abc', '')];
  expect(new Set(digests).size).toBe(4);
  expect(digestOf('ab', 'c')).toBe(digestOf(Buffer.from('ab'), Buffer.from('c')));
});

test('what was kept is read under its key, by who opens the folder later too', () => {
  const files = open();
  files.keep('one', 'text');
  files.keep('two', Buffer.from([0, 255]));
  for (const some of [files, open()]) {
    expect(some.read('one')?.toString()).toBe('text');
    expect(some.read('two')).toEqual(Buffer.from([0, 255]));
    expect(some.read('three')).toBeUndefined();
  }
});

test('under one key the last content counts, and a sweep takes the one before away', () => {
  const files = open();
  files.keep('one', 'first');
  files.keep('one', 'second');
  files.sweep();
  expect(namesIn()).toHaveLength(1);
  expect(open().read('one')?.toString()).toBe('second');
});

test.each<[string, (file: string) => void]>([
  ['damaged', (file) => writeFileSync(file, 'tex')],
  ['gone since the folder was opened', (file) => rmSync(file)],
  ['what another key holds', (file) => renameSync(fileOf('two'), file)],
])('a file that is %s is not taken', (_, damage) => {
  open().keep('one', 'text');
  open().keep('two', 'other');
  const files = open();
  damage(fileOf('one'));
  expect(files.read('one')).toBeUndefined();
});

test('a sweep leaves what was asked for or kept since the folder was opened, and drafts that somebody may be writing', () => {
  for (const key of ['asked', 'left']) open().keep(key, key);
  write({ 'kept/young-1.9.tmp': 'dra', 'kept/old-1.9.tmp': 'dra' });
  utimesSync(at('kept/old-1.9.tmp'), 1000, 1000);
  const files = open();
  files.read('asked');
  files.keep('new', 'new');
  files.sweep();
  expect(namesIn().map((name) => name.split('-', 1)[0])).toEqual(['asked', 'new', 'young']);
  expect(existsSync(at('kept/old-1.9.tmp'))).toBe(false);
});

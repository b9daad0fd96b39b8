import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProject } from '@/scripts/apply/write-project';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
  writeFileSync(join(folder, 'old.json'), 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...names: string[]) =>
  writeProject(
    [],
    names.map((name) => ({ file: join(folder, name), text: 'new' })),
  );
const contents = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

test('files are replaced and made, and nothing else is left', () => {
  write('old.json', 'added.json');
  expect(contents()).toEqual([
    ['added.json', 'new'],
    ['old.json', 'new'],
  ]);
});

test('nothing is replaced when one of the files cannot be written', () => {
  expect(() => write('old.json', 'added.json', 'missing/c.json')).toThrow('missing');
  expect(contents()).toEqual([['old.json', 'old']]);
});

test('what was put in place is taken back when another cannot be', () => {
  mkdirSync(join(folder, 'taken.json'));
  expect(() => write('old.json', 'added.json', 'taken.json')).toThrow();
  rmSync(join(folder, 'taken.json'), { recursive: true });
  expect(contents()).toEqual([['old.json', 'old']]);
});

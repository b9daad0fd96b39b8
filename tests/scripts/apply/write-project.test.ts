import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeProject } from '@/scripts/apply/write-project';
import { testFolder } from '@/tests/fixtures/test-folder';

const folder = testFolder({ 'old.json': 'old' });

const write = (...names: string[]) =>
  writeProject(
    [],
    names.map((name) => ({ file: join(folder.path, name), text: 'new' })),
  );
const contents = () => readdirSync(folder.path).map((name) => [name, readFileSync(join(folder.path, name), 'utf8')]);

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
  mkdirSync(join(folder.path, 'taken.json'));
  expect(() => write('old.json', 'added.json', 'taken.json')).toThrow();
  rmSync(join(folder.path, 'taken.json'), { recursive: true });
  expect(contents()).toEqual([['old.json', 'old']]);
});

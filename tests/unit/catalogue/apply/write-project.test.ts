import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { writeProject } from '@/scripts/catalogue/apply/write-project';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, read } = testFolder({ 'old.json': 'old' });

const write = (...names: string[]) =>
  writeProject(
    [],
    names.map((name) => ({ file: at(name), text: 'new' })),
  );
const contents = () => readdirSync(at()).map((name) => [name, read(name)]);

test('files are replaced and created, and no drafts are left', () => {
  write('old.json', 'added.json');
  expect(contents()).toEqual([
    ['added.json', 'new'],
    ['old.json', 'new'],
  ]);
});

test('nothing is replaced if a file cannot be written', () => {
  expect(() => write('old.json', 'added.json', 'missing/c.json')).toThrow('missing');
  expect(contents()).toEqual([['old.json', 'old']]);
});

test('replaced files are restored if a later file cannot be replaced', () => {
  mkdirSync(at('taken.json'));
  expect(() => write('old.json', 'added.json', 'taken.json')).toThrow();
  rmSync(at('taken.json'), { recursive: true });
  expect(contents()).toEqual([['old.json', 'old']]);
});

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
  mkdirSync(at('taken.json'));
  expect(() => write('old.json', 'added.json', 'taken.json')).toThrow();
  rmSync(at('taken.json'), { recursive: true });
  expect(contents()).toEqual([['old.json', 'old']]);
});

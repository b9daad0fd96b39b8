import {
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { BuildInputs } from '@/scripts/build/build-inputs';
import { forgetWritten, noteWritten, readWritten, standingFiles } from '@/scripts/build/written-export';
import { testFolder } from '@/tests/fixtures/test-folder';

const INPUTS = {
  code: 'a',
  packages: 'a',
  node: '20',
  settings: 'a',
  data: 'a',
  catalogue: 'a',
  days: '',
  pictures: 'a',
};
const FILES = { 'out/index.html': 'home', 'out/faq/index.html': 'questions', 'out/data/a.json': '[]' };
const { at, write, read } = testFolder(FILES);

const note = (inputs: BuildInputs = INPUTS) => noteWritten(at('out'), at('build'), inputs).changes;
const forget = () => forgetWritten(at('build'));
const ledger = () => readWritten(at('build'));
function standing() {
  const written = ledger();
  if (!written) throw new Error('no ledger');
  const { asWritten, ...others } = standingFiles(at('out'), written);
  return { ...others, count: asWritten.length };
}
const NONE = { altered: [], missing: [], foreign: [], count: 3 };

test('what was written stands, with its inputs and the moment', () => {
  note();
  expect(standing()).toEqual(NONE);
  expect(ledger()).toEqual({ inputs: INPUTS, at: expect.stringMatching(/^\d{4}-.*Z$/), files: expect.any(Map) });
  expect([...(ledger()?.files.keys() ?? [])].sort()).toEqual(['data/a.json', 'faq/index.html', 'index.html']);
});

test('a byte that was altered is seen though the length and the time of the content are the same', () => {
  note();
  const { atime, mtime } = statSync(at('out/index.html'));
  write({ 'out/index.html': 'hoMe' });
  utimesSync(at('out/index.html'), atime, mtime);
  expect(statSync(at('out/index.html')).mtime).toEqual(mtime);
  expect(standing()).toEqual({ ...NONE, altered: ['index.html'], count: 2 });
});

test('a removed file, an added one, a copy beside one and a link in the place of one are seen', () => {
  note();
  rmSync(at('out/faq/index.html'));
  write({ 'out/index.html.br': 'packed', 'out/new/a.txt': '' });
  renameSync(at('out/data/a.json'), at('a.json'));
  symlinkSync(at('a.json'), at('out/data/a.json'));
  const { foreign, missing, ...others } = standing();
  expect(others).toEqual({ altered: [], count: 1 });
  expect(missing.sort()).toEqual(['data/a.json', 'faq/index.html']);
  expect(foreign.sort()).toEqual(['data/a.json', 'index.html.br', 'new/a.txt']);
});

test('a folder that was put back, with other times or the same, is not taken for the one that was written', () => {
  note();
  for (const preserveTimestamps of [false, true]) {
    cpSync(at('out'), at('kept'), { recursive: true, preserveTimestamps });
    rmSync(at('out'), { recursive: true });
    cpSync(at('kept'), at('out'), { recursive: true, preserveTimestamps });
    expect(standing()).toMatchObject({ count: 0, missing: [], foreign: [] });
  }
  rmSync(at('out'), { recursive: true });
  expect(standing()).toMatchObject({ count: 0, altered: [], foreign: [] });
});

test.each<[string, (text: string) => string]>([
  ['cut off', (text) => text.slice(0, -20)],
  ['empty', () => ''],
  ['of another form', (text) => text.replace('export-1', 'export-0')],
  ['with one other byte', (text) => text.replace('index.html', 'indeX.html')],
  ['with another moment', (text) => text.replace(/"at":"2/, '"at":"3')],
])('a ledger that is %s says nothing, and is gone with the next build', (_, damage) => {
  note();
  write({ 'build/written.json': damage(read('build/written.json')) });
  expect(ledger()).toBeUndefined();
  forget();
  expect(readdirSync(at('build'))).toEqual([]);
  expect(note()).toBeUndefined();
});

test('a build that was killed leaves no ledger, and the next whole one is compared with the last whole one', () => {
  note();
  forget();
  expect(ledger()).toBeUndefined();
  write({ 'out/index.html': 'half' });
  forget();
  expect(ledger()).toBeUndefined();
  write({ 'out/index.html': 'house', 'out/new.html': 'new' });
  rmSync(at('out/data/a.json'));
  const changes = { changed: ['index.html'], added: ['new.html'], removed: ['data/a.json'] };
  expect(note({ ...INPUTS, code: 'b' })).toEqual(changes);
  expect(ledger()).toMatchObject({ inputs: { ...INPUTS, code: 'b' }, changes });
  expect(readdirSync(at('build'))).toEqual(['written.json']);
});

test('a file that is written anew with the same content keeps its time, and another one gets a new time', () => {
  for (const path of Object.keys(FILES)) utimesSync(at(path), 1_000_000, 1_000_000.25);
  note();
  forget();
  rmSync(at('out'), { recursive: true });
  write({ ...FILES, 'out/index.html': 'hoMe' });
  expect(note()).toEqual({ changed: ['index.html'], added: [], removed: [] });
  const times = Object.keys(FILES).map((path) => statSync(at(path)).mtimeMs);
  expect(times).toEqual([expect.any(Number), 1_000_000_250, 1_000_000_250]);
  expect(times[0]).toBeGreaterThan(1_000_000_250);
  expect(standing()).toEqual(NONE);
});

test('a content that comes back is compared with the last build alone', () => {
  note();
  forget();
  write({ 'out/index.html': 'away' });
  expect(note()?.changed).toEqual(['index.html']);
  forget();
  write({ 'out/index.html': 'home' });
  expect(note()?.changed).toEqual(['index.html']);
});

test('a ledger is written whole or not at all', () => {
  note();
  const before = read('build/written.json');
  // A folder in the place of the draft: nothing can be written there.
  writeFileSync(at('build/other'), '');
  cpSync(at('out'), at(`build/written.json.${process.pid}.tmp`), { recursive: true });
  expect(() => note()).toThrow('EISDIR');
  expect(read('build/written.json')).toBe(before);
  expect(existsSync(at('build/other'))).toBe(true);
});

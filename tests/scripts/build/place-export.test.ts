import { copyFileSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { placeFiles, removeAside, sweepExport } from '@/scripts/build/place-export';
import { writeIfNew } from '@/scripts/write-if-new';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write, read } = testFolder({
  'made/same.html': 'same',
  'made/changed.html': 'new!',
  'made/longer.html': 'longer',
  'made/new/a.html': 'added',
  'made/left.html': 'left out',
  'out/same.html': 'same',
  'out/changed.html': 'old!',
  'out/longer.html': 'short',
});

test('a file that is the same keeps its time, another one is replaced, a new one gets its folder', async () => {
  for (const name of ['same', 'changed', 'longer']) utimesSync(at(`out/${name}.html`), 1000, 1000);
  await placeFiles(at('made'), at('out'), ['same.html', 'changed.html', 'longer.html', 'new/a.html']);
  expect(['same', 'changed', 'longer', 'new/a'].map((name) => read(`out/${name}.html`))).toEqual([
    'same',
    'new!',
    'longer',
    'added',
  ]);
  const times = ['same', 'changed', 'longer'].map((name) => statSync(at(`out/${name}.html`)).mtimeMs === 1_000_000);
  expect([times, existsSync(at('out/left.html'))]).toEqual([[true, false, false], false]);
});

test('an export is begun where there is none', async () => {
  await placeFiles(at('made'), at('fresh'), ['new/a.html']);
  writeIfNew(at('fresh', 'deep/b/index.html'), 'text');
  expect([read('fresh/new/a.html'), read('fresh/deep/b/index.html')]).toEqual(['added', 'text']);
});

test('copies leave what they are of in its place', async () => {
  await placeFiles(at('made'), at('out'), ['same.html', 'changed.html', 'new/a.html'], copyFileSync);
  for (const folder of ['made', 'out']) {
    expect(['same', 'changed', 'new/a'].map((name) => read(`${folder}/${name}.html`))).toEqual([
      'same',
      'new!',
      'added',
    ]);
  }
});

test('a folder is removed beside other work, and one that is gone already is no fault', async () => {
  await removeAside(at('made/new'));
  await removeAside(at('made/new'));
  expect(readdirSync(at('made')).sort()).toEqual(['changed.html', 'left.html', 'longer.html', 'same.html']);
});

test('what nobody wants is swept out, with the folders that it leaves empty', () => {
  write({ 'out/gone/deep/a.html': '', 'out/gone/b.html': '', 'out/new/a.html': '', 'out/new/foreign.br': '' });
  sweepExport(at('out'), new Set(['same.html', 'new/a.html', 'never.html']));
  expect(readdirSync(at('out'), { recursive: true }).sort()).toEqual(['new', 'new/a.html', 'same.html']);
});

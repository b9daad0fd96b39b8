import { type FSWatcher, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchData } from '@/scripts/build/dev-server/watch-data';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at } = testFolder({ 'pages/terms.md': '' });
let watcher: FSWatcher | undefined;
afterEach(() => watcher?.close());

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((done) => setTimeout(done, 20));
};

test('changed files are told once the folder is quiet, those below it too, and no copies of editors', async () => {
  const told: string[][] = [];
  watcher = watchData(at(), async (names) => void told.push(names.sort()));
  for (const name of ['site.json', 'site.json~', '.site.json.swp', 'sedAbC', '#site.json#', 'pages/about.md'])
    writeFileSync(at(name), 'a');
  writeFileSync(at('site.json'), 'b');
  await until(() => told.flat().includes(join('pages', 'about.md')));
  expect([...new Set(told.flat())].sort()).toEqual([join('pages', 'about.md'), 'site.json']);
});

test('a file that changes while one is shown is shown after it, never beside', async () => {
  const told: string[] = [];
  let release = () => {};
  let running = 0;
  watcher = watchData(at(), async (names) => {
    running += 1;
    expect(running).toBe(1);
    told.push(...names);
    await new Promise<void>((done) => {
      release = done;
    });
    running -= 1;
  });
  writeFileSync(at('site.json'), 'a');
  await until(() => told.length > 0);
  writeFileSync(at('faq.json'), 'a');
  await new Promise((done) => setTimeout(done, 500));
  expect(told).toEqual(['site.json']);
  release();
  await until(() => told.includes('faq.json'));
  release();
});

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

test('changed files are reported after a debounce, files in subfolders too, but no temporary files of editors', async () => {
  const reported: string[][] = [];
  watcher = watchData(at(), async (names) => void reported.push(names.sort()));
  for (const name of ['site.json', 'site.json~', '.site.json.swp', 'sedAbC', '#site.json#', 'pages/about.md'])
    writeFileSync(at(name), 'a');
  writeFileSync(at('site.json'), 'b');
  await until(() => reported.flat().includes(join('pages', 'about.md')));
  expect([...new Set(reported.flat())].sort()).toEqual([join('pages', 'about.md'), 'site.json']);
});

test('a file that changes while another is shown is shown afterwards, not at the same time', async () => {
  const reported: string[] = [];
  let release = () => {};
  let running = 0;
  watcher = watchData(at(), async (names) => {
    running += 1;
    expect(running).toBe(1);
    reported.push(...names);
    await new Promise<void>((done) => {
      release = done;
    });
    running -= 1;
  });
  writeFileSync(at('site.json'), 'a');
  await until(() => reported.length > 0);
  writeFileSync(at('faq.json'), 'a');
  release();
  await until(() => reported.includes('faq.json'));
  release();
});

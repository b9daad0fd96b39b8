import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/build/export-files';
import { placeCommand, servedFolder } from '@/scripts/build/hosting/host-files';
import { testFolder } from '@/tests/fixtures/test-folder';

const FILES = ['index.html', '404.html', '_headers', '_redirects', 'vercel.json', 'faq/index.html'];

const { at, write } = testFolder(Object.fromEntries(FILES.map((path) => [`out/${path}`, path])));
const filesIn = (name: string) => listFiles(at(name)).map(({ path }) => path);

test('with a base path the folder has the export below it and the files for hosts at its root', () => {
  execSync(placeCommand('/store'), { cwd: at() });
  expect(servedFolder('/store')).toBe('site');
  expect(filesIn('site')).toEqual([
    ...['404.html', '_headers', '_redirects', 'store/404.html', 'store/faq/index.html', 'store/index.html'],
    'vercel.json',
  ]);
});

test('the command removes an older folder, and accepts a base path of two segments', () => {
  write({ 'site/old.html': '' });
  execSync(placeCommand('/a/b'), { cwd: at() });
  expect(filesIn('site')).toContain('a/b/faq/index.html');
  expect(filesIn('site')).not.toContain('old.html');
});

test('at the root of a host the folder is the export', () => {
  expect([servedFolder(''), placeCommand('')]).toEqual(['out', '']);
});

test('docs/deploying.md contains the command', () => {
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain(`\n${placeCommand('/store')}\n`);
});

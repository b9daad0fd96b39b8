import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/export/files';
import { placeCommand, servedFolder } from '@/scripts/hosting/served-folder';
import { testFolder } from '@/tests/fixtures/test-folder';

const FILES = ['index.html', '404.html', '_headers', '_redirects', 'faq/index.html'];

const { at, write } = testFolder(Object.fromEntries(FILES.map((path) => [`out/${path}`, path])));
const filesIn = (name: string) => listFiles(at(name)).map(({ path }) => path);

test('below a base path a host gets the export in its place, and at the top what it reads itself', () => {
  execSync(placeCommand('/store'), { cwd: at() });
  expect(servedFolder('/store')).toBe('site');
  expect(filesIn('site')).toEqual(
    ['404.html', '_headers', '_redirects', 'store/404.html', 'store/faq/index.html', 'store/index.html'].sort(),
  );
});

test('the command leaves nothing of a folder that was there, and takes more than one step down', () => {
  write({ 'site/old.html': '' });
  execSync(placeCommand('/a/b'), { cwd: at() });
  expect(filesIn('site')).toContain('a/b/faq/index.html');
  expect(filesIn('site')).not.toContain('old.html');
});

test('at the root a host gets the export', () => {
  expect([servedFolder(''), placeCommand('')]).toEqual(['out', '']);
});

test('docs/deploy.md shows the command', () => {
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`\n${placeCommand('/store')}\n`);
});

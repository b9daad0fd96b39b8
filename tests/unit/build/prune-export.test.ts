import { existsSync } from 'node:fs';
import { pruneExport } from '@/scripts/build/export-files';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();

// tests/export proves which files of Next are removed.
test('pages and used pictures stay; unused pictures, empty pages and the script for old browsers are removed', async () => {
  const used = ['404.html', 'admin/index.txt', 'drawings/used.svg', 'icons/logo.svg', 'products/404-a/index.html'];
  const removed = ['404/index.html', 'admin/orders/index.html', 'drawings/unused.svg', 'old.js', 'uploads/unused.webp'];
  const page = '<script src="/store/old.js" noModule=""></script>';
  write(Object.fromEntries([...used, ...removed].map((path) => [path, page])));
  const pictures = new Set(['/drawings/used.svg']);
  const { paths, removal } = pruneExport(at(), { emptyPages: ['admin/orders'], pictures });
  await removal;
  expect(paths).toEqual(used);
  expect([...used, ...removed].filter((path) => existsSync(at(path)))).toEqual(used);
});

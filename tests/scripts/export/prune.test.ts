/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '@/scripts/export/files';
import { pruneExport } from '@/scripts/export/prune';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test('copies, second pages of unknown addresses and lists for another router go; the rest stays', () => {
  const kept = {
    '404.html': 'lost',
    '_next/static/chunks/a.js': 'a',
    'faq/__next._tree.txt': 'tree',
    'faq/index.html': 'faq',
    'faq/index.txt': 'payload',
    'products/404-a/index.html': 'a product',
  };
  write(kept);
  write({
    '404/index.html': 'lost',
    '_next/static/0123/_buildManifest.js': 'x',
    '_not-found/__next._full.txt': 'payload',
    '_not-found/index.txt': 'payload',
    'faq/__next._full.txt': 'payload',
  });
  expect(pruneExport(folder)).toEqual({ files: 5, bytes: 26 });
  expect(listFiles(folder).map(({ path }) => path)).toEqual(Object.keys(kept));
});

test('a copy that is none stops the build', () => {
  write({ 'faq/__next._full.txt': 'more', 'faq/index.txt': 'payload' });
  expect(() => pruneExport(folder)).toThrow('faq/__next._full.txt is no copy of index.txt');
});

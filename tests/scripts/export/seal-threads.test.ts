import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealPages } from '@/scripts/export/seal-pages';
import { sealInThreads } from '@/scripts/export/seal-threads';
import { testFolder, writeFiles } from '@/tests/fixtures/test-folder';

const SHEET = { href: '/_next/static/chunks/shop-1.css', parts: [], asked: {} };
const SHEETS = { visitor: SHEET, operator: SHEET };
const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

const folder = testFolder();

/** Writes pages of these bodies and gives their paths. */
function write(out: string, bodies: readonly string[]): string[] {
  return bodies.map((body, index) => {
    const path = `page-${index}/index.html`;
    writeFiles(out, { [path]: pageOf(body) });
    return path;
  });
}

test('pages that are sealed in threads are the same bytes as those that are not, and faults of all threads are told', async () => {
  const bodies = ['<p>One</p>', '<p style="color:red">Two</p>', '<p>Three</p>', '<p onclick="x()">Four</p>'];
  const [alone, apart] = ['alone', 'apart'].map((name) => join(folder.path, name)) as [string, string];
  const paths = write(alone, bodies);
  write(apart, bodies);
  const faults = sealPages(alone, paths, SHEETS);
  expect(faults).toHaveLength(2);
  const told = await sealInThreads(apart, paths, SHEETS, 2);
  expect(told.map((fault) => fault.replace(apart, alone)).sort()).toEqual(faults.sort());
  for (const path of paths) {
    expect(readFileSync(join(apart, path), 'utf8')).toBe(readFileSync(join(alone, path), 'utf8'));
  }
});

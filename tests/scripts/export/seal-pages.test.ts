import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { type Sealed, sealPages } from '@/scripts/export/seal-pages';
import { testFolder } from '@/tests/fixtures/test-folder';

const SHEET = { href: '/_next/static/chunks/shop-1.css', parts: [], asked: {} };
const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;
const BODIES = ['<p>One</p>', '<p style="color:red">Two</p>', '<p>Three</p>', '<p onclick="x()">Four</p>'];
const PATHS = BODIES.map((_, index) => `page-${index}/index.html`);

const { at, read } = testFolder(
  Object.fromEntries(BODIES.map((body, index) => [`drawn/${PATHS[index]}`, pageOf(body)])),
);
const seal = (out: string, pagesAThread?: number): Promise<Sealed[]> =>
  sealPages(
    PATHS,
    {
      drawn: at('drawn'),
      out: at(out),
      sheets: { visitor: SHEET, operator: SHEET },
      pictures: ['https://photos.example'],
    },
    pagesAThread,
  );

test('pages that are sealed in threads are the same bytes as those that are not, and faults of all threads are told', async () => {
  const ends = await seal('alone');
  expect(ends.map(({ path, fault }) => [path, fault])).toEqual([
    [PATHS[0], undefined],
    [PATHS[1], `${PATHS[1]}: <p style="color:red"> is not allowed`],
    [PATHS[2], undefined],
    [PATHS[3], `${PATHS[3]}: <p onclick="x()"> is not allowed`],
  ]);
  expect(await seal('apart', 2)).toEqual(ends);
  for (const path of [PATHS[0], PATHS[2]]) {
    expect(read(`alone/${path}`)).toContain('Content-Security-Policy');
    expect(read(`apart/${path}`)).toBe(read(`alone/${path}`));
  }
});

test('a page that stands in the export as it is now keeps its time, and another one in its place is told', async () => {
  const first = await seal('out');
  expect(first.map(({ isOther }) => isOther)).toEqual([false, undefined, false, undefined]);
  const placed = at('out', PATHS[0] ?? '');
  utimesSync(placed, 1000, 1000);
  expect((await seal('out'))[0]).toEqual({ path: PATHS[0], isKept: true, isOther: false });
  expect(statSync(placed).mtimeMs).toBe(1_000_000);
  writeFileSync(placed, 'another page');
  expect((await seal('out'))[0]).toEqual({ path: PATHS[0], isKept: true, isOther: true });
  expect(read(`out/${PATHS[0]}`)).toContain('<p>One</p>');
});

import { sealPages } from '@/scripts/export/seal-pages';
import { sealInThreads } from '@/scripts/export/seal-threads';
import { testFolder } from '@/tests/fixtures/test-folder';

const SHEET = { href: '/_next/static/chunks/shop-1.css', parts: [], asked: {} };
const SEALS = { sheets: { visitor: SHEET, operator: SHEET }, pictures: ['https://photos.example'] };
const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

const { at, write, read } = testFolder();

test('pages that are sealed in threads are the same bytes as those that are not, and faults of all threads are told', async () => {
  const bodies = ['<p>One</p>', '<p style="color:red">Two</p>', '<p>Three</p>', '<p onclick="x()">Four</p>'];
  const paths = bodies.map((_, index) => `page-${index}/index.html`);
  const [alone, apart] = ['alone', 'apart'].map((name) => {
    write(Object.fromEntries(bodies.map((body, index) => [`${name}/${paths[index]}`, pageOf(body)])));
    return at(name);
  }) as [string, string];
  const { faults } = sealPages(alone, paths, SEALS);
  expect(faults).toHaveLength(2);
  const told = await sealInThreads(apart, paths, SEALS, 2);
  expect(told.faults.map((fault) => fault.replace(apart, alone)).sort()).toEqual(faults.sort());
  for (const path of paths) {
    expect(read(`apart/${path}`)).toBe(read(`alone/${path}`));
  }
});

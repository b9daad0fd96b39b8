import { compareWithHostLimits, measureExport } from '@/scripts/build/hosting/host-limits';

test('files are counted in total and by folder', () => {
  const files = [
    { path: 'index.html', bytes: 5 },
    { path: 'a/b.txt', bytes: 30 },
    { path: 'a/c.txt', bytes: 7 },
    { path: 'a/d/e.txt', bytes: 1 },
  ];
  const redirects = '# Generated.\n/old /new/ 301\n/old/ /new/ 301\n/former/* /new/:splat 301\n';
  expect(measureExport(files, redirects)).toEqual({
    files: 4,
    bytes: 43,
    filesInFolder: 2,
    largestFile: 30,
    redirects: 2,
  });
});

const SMALL = { files: 20_000, bytes: 1e9, filesInFolder: 54_000, largestFile: 25 * 1024 ** 2, redirects: 2_000 };

test('an export at every limit fits every host', () => {
  expect(compareWithHostLimits(SMALL).refuses).toEqual([]);
});

test.each([
  [{ files: 20_001 }, ['Cloudflare Pages and Workers, free (files)']],
  [{ files: 100_001 }, ['Cloudflare Pages and Workers, free (files)', 'Cloudflare Pages and Workers, paid (files)']],
  [{ bytes: 1e9 + 1 }, ['GitHub Pages (bytes)']],
  [{ filesInFolder: 54_001 }, ['Netlify (filesInFolder)']],
  [
    { largestFile: 26 * 1024 ** 2 },
    ['Cloudflare Pages and Workers, free (largestFile)', 'Cloudflare Pages and Workers, paid (largestFile)'],
  ],
  [
    { redirects: 2_001 },
    ['Cloudflare Pages and Workers, free (redirects)', 'Cloudflare Pages and Workers, paid (redirects)'],
  ],
])('an export with %j is too large for some hosts', (figures, refuses) => {
  const comparison = compareWithHostLimits({ ...SMALL, ...figures });
  expect(comparison.refuses).toEqual(refuses);
  expect(comparison.fits).toContain('your own server');
});

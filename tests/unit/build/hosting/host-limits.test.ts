import { compareWithHostLimits, measureExport } from '@/scripts/build/hosting/host-limits';

test('files are counted in total and by folder, and redirects without patterns', () => {
  const sizes = { 'index.html': 5, 'a/b.txt': 30, 'a/c.txt': 7, 'a/d/e.txt': 1 };
  const files = Object.entries(sizes).map(([path, bytes]) => ({ path, bytes }));
  const redirects = '# Generated.\n/old /new/ 301\n/old/ /new/ 301\n/former/* /new/:splat 301\n';
  const expected = { files: 4, bytes: 43, filesInFolder: 2, largestFile: 30, redirects: 2 };
  expect(measureExport(files, redirects)).toEqual(expected);
});

test('an export at every limit fits every host, and a larger one is refused with the reason', () => {
  const small = { files: 20_000, bytes: 1e9, filesInFolder: 54_000, largestFile: 25 * 1024 ** 2, redirects: 2_000 };
  expect(compareWithHostLimits(small).refuses).toEqual([]);
  const large = compareWithHostLimits({ ...small, files: 20_001, bytes: 1e9 + 1, filesInFolder: 54_001 });
  expect(large.fits).toEqual(['Cloudflare Pages and Workers, paid', 'Vercel', 'your own server']);
  expect(large.refuses).toEqual([
    ...['Cloudflare Pages and Workers, free (files)', 'GitHub Pages (bytes)', 'Netlify (filesInFolder)'],
  ]);
});

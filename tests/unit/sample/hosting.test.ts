import { readFileSync } from 'node:fs';
import { hostFiles } from '@/scripts/build/hosting/host-files';

const files = hostFiles({ basePath: '', hstsSeconds: 0 }, []);

test('vercel.json of the repository equals the file that npm run build writes to out/', () => {
  expect(readFileSync('vercel.json', 'utf8')).toBe(files['vercel.json']);
});

test('Vercel accepts the number of routes', () => {
  expect(JSON.parse(files['vercel.json']).routes.length).toBeLessThanOrEqual(2_048);
});

test('Cloudflare accepts the number of redirects: 2,000 paths, 100 patterns', () => {
  const redirects = files._redirects.split('\n').filter(Boolean);
  expect(redirects.filter((line) => line.includes('*')).length).toBeLessThanOrEqual(100);
  expect(redirects.filter((line) => !line.includes('*')).length).toBeLessThanOrEqual(2_000);
  expect(Math.max(...redirects.map((line) => line.length))).toBeLessThanOrEqual(1_000);
});

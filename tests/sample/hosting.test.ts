import { readFileSync } from 'node:fs';
import { exportedHostFiles, keptHostFiles } from '@/scripts/hosting/files';

const files = Object.entries(keptHostFiles({ basePath: '', hstsSeconds: 0 }));

test.each(files)('%s in the project is what npm run hosting writes', (name, text) => {
  expect(readFileSync(name, 'utf8')).toBe(text);
});

test('Vercel takes as many routes', () => {
  const { routes } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  expect(routes.length).toBeLessThanOrEqual(2_048);
});

test('Cloudflare takes as many redirects: 2,000 addresses, 100 patterns', () => {
  const lines = `${exportedHostFiles({ basePath: '', hstsSeconds: 0 }, [])._redirects}`.split('\n');
  const redirects = lines.filter((line) => line.startsWith('/'));
  expect(redirects.filter((line) => line.includes('*')).length).toBeLessThanOrEqual(100);
  expect(redirects.filter((line) => !line.includes('*')).length).toBeLessThanOrEqual(2_000);
  expect(Math.max(...redirects.map((line) => line.length))).toBeLessThanOrEqual(1_000);
});

test('a function of CloudFront is at most 10 KB', () => {
  for (const [name, text] of files)
    if (name.endsWith('.js')) expect([name, text.length < 10_240]).toEqual([name, true]);
});

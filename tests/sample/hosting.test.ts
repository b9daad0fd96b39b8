import { readFileSync } from 'node:fs';
import { keptHostFiles } from '@/scripts/hosting/files';

const files = Object.entries(keptHostFiles({ basePath: '', hstsSeconds: 0 }));

test.each(files)('%s in the project is what npm run hosting writes', (name, text) => {
  expect(readFileSync(name, 'utf8')).toBe(text);
});

test('a function of CloudFront is at most 10 KB', () => {
  for (const [name, text] of files)
    if (name.endsWith('.js')) expect([name, text.length < 10_240]).toEqual([name, true]);
});

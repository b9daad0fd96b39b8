import { photographUrls } from '@/scripts/build/images/photograph-urls';
import { summarizeUpdate } from '@/scripts/build/images/update-photographs';

const failure = {
  address: 'https://pictures.test/a.jpg',
  reason: 'http-status',
  detail: 'answers 404 Not Found',
  isRemembered: false,
};
const outcome = { fetched: 3, cached: 2, failed: [], pruned: 0, isInterrupted: false };

test.each([
  ['the counts', {}, 'Photographs: 3 fetched, 2 in the cache, 0 failed'],
  [
    'that the run was interrupted and what was removed',
    { pruned: 4, isInterrupted: true },
    'Photographs: 3 fetched, 2 in the cache, 0 failed, 4 unused files dropped; interrupted',
  ],
  [
    'each failure with its products and reason',
    { failed: [failure] },
    'boot-104 and 2 more: https://pictures.test/a.jpg answers 404 Not Found [http-status]\nPhotographs: 3 fetched, 2 in the cache, 1 failed',
  ],
])('the summary contains %s', (_, more, text) => {
  expect(summarizeUpdate({ ...outcome, ...more }, () => ['boot-104', 'boot-105', 'boot-106'])).toBe(text);
});

test('the summary contains the option that retries a remembered failure', () => {
  const text = summarizeUpdate({ ...outcome, failed: [{ ...failure, isRemembered: true }] }, () => ['boot-104']);
  expect(text).toMatch(/\[http-status, remembered\][\s\S]*--retry/);
});

test('photographs are the URLs on other hosts, each with its products', () => {
  const addresses = photographUrls([
    { id: 'boot-104', images: [{ src: '/drawings/boot.svg' }, { src: 'https://pictures.test/a.jpg' }] },
    {
      id: 'boot-105',
      images: [
        { src: 'https://pictures.test/a.jpg' },
        { src: '/uploads/b.webp' },
        { src: 'HTTPS://pictures.test/c.jpg' },
      ],
    },
  ]);
  expect([...addresses]).toEqual([
    ['https://pictures.test/a.jpg', ['boot-104', 'boot-105']],
    ['HTTPS://pictures.test/c.jpg', ['boot-105']],
  ]);
});

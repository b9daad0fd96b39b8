import { photographAddresses } from '@/scripts/images/addresses';
import { createImageProgress, describeOutcome } from '@/scripts/images/progress';

const failure = {
  address: 'https://pictures.test/a.jpg',
  reason: 'http-status',
  detail: 'answers 404 Not Found',
  isRemembered: false,
};
const outcome = { fetched: 3, cached: 2, failed: [], pruned: 0, isInterrupted: false };

function record(isTTY: boolean) {
  const written: string[] = [];
  return { written, progress: createImageProgress({ isTTY, write: (text) => void written.push(text) }) };
}

test('a terminal has one line that rewrites itself', () => {
  const { written, progress } = record(true);
  progress.show({ done: 1, total: 9, host: 'pictures.test', failures: 1 });
  progress.clear();
  expect(written).toEqual(['\r\x1b[K1 of 9, 1 failed, pictures.test', '\r\x1b[K']);
});

test('a log has at most about twenty lines', () => {
  const { written, progress } = record(false);
  for (let done = 0; done < 1000; done += 1) progress.show({ done, total: 1000, host: 'pictures.test', failures: 0 });
  progress.clear();
  expect(written).toHaveLength(20);
  expect(written.at(-1)).toBe('950 of 1000, 0 failed, pictures.test\n');
});

test('the summary counts', () => {
  expect(describeOutcome(outcome, () => [])).toBe('Photographs: 3 fetched, 2 in the cache, 0 failed');
});

test('the summary says that the run was interrupted and what was dropped', () => {
  expect(describeOutcome({ ...outcome, pruned: 4, isInterrupted: true }, () => [])).toBe(
    'Photographs: 3 fetched, 2 in the cache, 0 failed, 4 unused files dropped; interrupted',
  );
});

test('the summary names each failure with its products and reason', () => {
  const ids = ['boot-104', 'boot-105', 'boot-106'];
  expect(describeOutcome({ ...outcome, failed: [failure] }, () => ids).split('\n')).toEqual([
    'boot-104 and 2 more: https://pictures.test/a.jpg answers 404 Not Found [http-status]',
    'Photographs: 3 fetched, 2 in the cache, 1 failed',
  ]);
});

test('the summary says how to ask again for a remembered failure', () => {
  const text = describeOutcome({ ...outcome, failed: [{ ...failure, isRemembered: true }] }, () => ['boot-104']);
  expect(text).toContain('[http-status, remembered]');
  expect(text).toContain('--retry');
});

test('photographs are the addresses that lead elsewhere, each with its products', () => {
  const addresses = photographAddresses([
    { id: 'boot-104', images: ['/artwork/boot.svg', 'https://pictures.test/a.jpg'] },
    { id: 'boot-105', images: ['https://pictures.test/a.jpg', '/uploads/b.webp', 'HTTPS://pictures.test/c.jpg'] },
  ]);
  expect([...addresses]).toEqual([
    ['https://pictures.test/a.jpg', ['boot-104', 'boot-105']],
    ['HTTPS://pictures.test/c.jpg', ['boot-105']],
  ]);
});

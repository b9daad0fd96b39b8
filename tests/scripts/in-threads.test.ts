import { relative } from 'node:path';
import { inThreads } from '@/scripts/processes/in-threads';
import { testFolder } from '@/tests/fixtures/test-folder';

const THREAD = `/** \`jiti scripts/run.ts thread\`, a thread of these tests. */
import { parentPort, threadId, workerData } from 'node:worker_threads';

const answer = (item) => {
  if (item === 'fault') throw new Error('no such item');
  if (item === 'end') process.exit(3);
  return { word: workerData + item, threadId };
};
parentPort.on('message', (items) => parentPort.postMessage(items.map(answer)));
`;

const { at } = testFolder({ 'thread.ts': THREAD });
const here = jest.fn();
afterEach(() => here.mockReset());

/** Works on items in threads from so many on, and here where there are fewer. */
const work = (items: readonly string[], aThread: number) =>
  inThreads<string, { word: string; threadId: number }>(items, {
    script: relative('scripts', at('thread')),
    given: 'word ',
    work: here,
    aThread,
  });
const ITEMS = Array.from({ length: 100 }, (_, index) => String(index));

test('many items are worked on in several threads, each of which is given the settings, and come back in their order', async () => {
  const results = await work(ITEMS, 50);
  expect(results.map(({ word }) => word)).toEqual(ITEMS.map((item) => `word ${item}`));
  expect(new Set(results.map(({ threadId }) => threadId)).size).toBe(2);
  expect(here).not.toHaveBeenCalled();
});

test('items too few for two threads are worked on here', async () => {
  here.mockReturnValue(['done here']);
  expect(await work(ITEMS, 51)).toEqual(['done here']);
  expect(here).toHaveBeenCalledWith(ITEMS);
  expect(await work([], 1)).toEqual(['done here']);
});

test.each([
  ['fault', 'no such item'],
  ['end', /A thread of .*thread ended with 3/],
])('an item at which its thread comes to a %s fails all of it', async (item, message) => {
  await expect(work([...ITEMS, item], 50)).rejects.toThrow(message);
});

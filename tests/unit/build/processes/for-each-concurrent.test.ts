import { setTimeout } from 'node:timers/promises';
import { forEachConcurrent } from '@/scripts/build/processes/for-each-concurrent';

test('it rejects once running tasks have ended, and starts no task after a failure', async () => {
  const [started, ended]: [number[], number[]] = [[], []];
  const working = forEachConcurrent(2, [1, 2, 3, 4], async (item) => {
    started.push(item);
    if (item === 1) throw new Error('full');
    await setTimeout(20);
    ended.push(item);
  });
  await expect(working).rejects.toThrow('full');
  expect([started, ended]).toEqual([[1, 2], [2]]);
});

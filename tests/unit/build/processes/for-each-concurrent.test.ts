import { setTimeout } from 'node:timers/promises';
import { forEachConcurrent } from '@/scripts/build/processes/for-each-concurrent';

test('a failure is told once what had begun has ended, and nothing begins after it', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const working = forEachConcurrent(2, [1, 2, 3, 4], async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('full');
    await setTimeout(20);
    ended.push(item);
  });
  await expect(working).rejects.toThrow('full');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});

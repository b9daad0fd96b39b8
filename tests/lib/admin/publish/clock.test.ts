import { clock, pauseAfter } from '@/lib/admin/publish/clock';

test('pauses grow, and are never quite as long as those of somebody else (row 48)', () => {
  const pauses = (random: number) => [1, 2, 3, 4].map((tries) => pauseAfter(tries, { random: () => random }));
  expect([pauses(0), pauses(0.5), pauses(1)]).toEqual([
    [375, 750, 1500, 3000],
    [500, 1000, 2000, 4000],
    [625, 1250, 2500, 5000],
  ]);
});

test('a pause ends by itself', async () => {
  await expect(clock.sleep(1, new AbortController().signal)).resolves.toBeUndefined();
});

test.each([true, false])(
  'a pause ends at once when it is called off, before it (%s) or in it (row 48)',
  async (isBefore) => {
    const off = new AbortController();
    if (isBefore) off.abort(new Error('called off'));
    const pause = clock.sleep(60_000, off.signal);
    off.abort(new Error('called off'));
    await expect(pause).rejects.toThrow('called off');
  },
);

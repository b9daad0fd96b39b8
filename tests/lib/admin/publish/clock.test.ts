import { clock } from '@/lib/admin/publish/clock';

test.each([true, false])('a pause ends at once when it is called off, before it (%s) or in it', async (isBefore) => {
  const off = new AbortController();
  if (isBefore) off.abort(new Error('called off'));
  const pause = clock.sleep(60_000, off.signal);
  off.abort(new Error('called off'));
  await expect(pause).rejects.toThrow('called off');
});

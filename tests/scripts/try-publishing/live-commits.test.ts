import { createLiveCommits } from '@/scripts/try-publishing/live-commits';

/** Commits are letters, each on top of the one before it. */
const commits = () => createLiveCommits({ contains: async (head, commit) => commit <= head });

test('a commit is live once it is shown, or a later one', async () => {
  const live = commits();
  const [one, two] = [live.whenLive('b'), live.whenLive('c')];
  live.show('a');
  live.show('c');
  await Promise.all([one, two]);
  await live.whenLive('a');
});

test('one that could not be built is said with the reason', async () => {
  const live = commits();
  const waiting = live.whenLive('b');
  live.fail('b', 'no price');
  await expect(waiting).rejects.toThrow('no price');
  await expect(live.whenLive('b')).rejects.toThrow('no price');
});

test('one that could not be built is live with what mends it', async () => {
  const live = commits();
  live.fail('b', 'no price');
  live.show('c');
  await live.whenLive('b');
});

test('nobody waits for what will not come', async () => {
  const live = commits();
  const waiting = live.whenLive('b');
  live.end();
  await expect(waiting).rejects.toThrow('ended');
});

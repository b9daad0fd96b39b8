import fc from 'fast-check';
import { GIT_HOST_NAMES, GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import { forAllAsync } from '@/tests/fixtures/for-all';
import type { Kind } from '@/tests/lib/git-hosts/world';
import { MemoryHost } from './memory-host';
import { type OpenWay, Play } from './play';
import { standInHost } from './stand-in-host';
import { histories, type Step } from './steps';

async function play(history: readonly Step[], open: OpenWay): Promise<Play> {
  const played = await new Play().begin(open);
  for (const step of history) await played.take(step);
  return played;
}

const over =
  (kind: Kind): OpenWay =>
  (repository) =>
    standInHost(kind, repository);
const WAYS: readonly [name: string, numRuns: number, open: OpenWay][] = [
  ...GIT_HOST_NAMES.map((kind): (typeof WAYS)[number] => [
    GIT_HOSTS[kind].name,
    kind === 'github' ? 500 : 60,
    over(kind),
  ]),
  ['no host between', 60, (repository) => new MemoryHost(repository)],
];

test.each(WAYS)(
  'after any history of two operators over %s, no edit is lost, none is published twice, and every commit builds (row 48)',
  async (_, numRuns, open) => {
    await forAllAsync(
      fc.asyncProperty(histories, async (history) => {
        const played = await play(history, open);
        expect([...played.faults, ...played.wrongCommits()]).toEqual([]);
        expect(await played.end()).toEqual([]);
        expect([...played.faults, ...played.wrongCommits()]).toEqual([]);
      }),
      numRuns,
    );
  },
);

test('the histories do hold every outcome', async () => {
  const kinds = new Set<string>();
  for (const history of fc.sample(histories, { seed: 1, numRuns: 60 }))
    for (const kind of (await play(history, over('github'))).kinds) kinds.add(kind);
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['back clash', 'back published', 'clash', 'failed', 'nothing', 'published']),
  );
});

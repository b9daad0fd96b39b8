import { readShard, type Shard, stepsOf } from '@/scripts/verify/steps';

const WHOLE: Shard = { index: 1, of: 1 };
const namesOf = (isWhole: boolean, shard = WHOLE) =>
  stepsOf({ isWhole, shard, isSample: true, others: ['webkit'], reports: 'reports' }).map(({ name }) => name);

test('the quick gate builds twice', () => {
  expect(namesOf(false).filter((name) => name.startsWith('Build'))).toEqual(['Build of the small shop', 'Build']);
});

test('the whole gate holds every step of the quick one', () => {
  expect(namesOf(true)).toEqual(expect.arrayContaining(namesOf(false)));
});

test.each([false, true])(
  'shards together are all steps, each of those without tests in one of them (whole: %s)',
  (isWhole) => {
    const shards = [1, 2, 3, 4].map((index) => namesOf(isWhole, { index, of: 4 }));
    expect([...new Set(shards.flat())].sort()).toEqual(namesOf(isWhole).sort());
    expect(shards.flat().filter((name) => name === 'Lint')).toHaveLength(1);
    for (const names of shards) expect(names).toEqual(expect.arrayContaining(['Build', 'Unit tests', 'Browser tests']));
  },
);

test('a shard runs its share of the tests', () => {
  const steps = stepsOf({
    isWhole: false,
    shard: { index: 2, of: 3 },
    isSample: false,
    others: [],
    reports: 'reports',
  });
  const commands = steps.flatMap(({ report, commands: lines }) => (report ? lines : []));
  expect(commands.length).toBeGreaterThan(2);
  for (const command of commands) expect(command).toContain('--shard=2/3');
  expect(commands.join()).not.toContain('sample');
});

test('every step that another waits for is a step', () => {
  const steps = stepsOf({ isWhole: true, shard: WHOLE, isSample: true, others: ['webkit'], reports: 'reports' });
  const named = new Set(steps.map(({ name }) => name));
  const waitedFor = steps.flatMap(({ after = [], needs = [] }) => [...after, ...needs]);
  expect(waitedFor.filter((name) => !named.has(name))).toEqual([]);
});

test.each(['0/2', '3/2', '1', 'a/b', '1/2/3', ''])('--shard %s is refused', (text) => {
  expect(() => readShard(text)).toThrow('a part of a whole');
});

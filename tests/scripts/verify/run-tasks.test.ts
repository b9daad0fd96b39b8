import fc from 'fast-check';
import { runTasks, type Task } from '@/scripts/verify/run-tasks';
import { forAllAsync } from '../../fixtures/for-all';

/** Runs tasks that end in turn, and gives what happened: '+a' where one began, '-a' where it ended, '!a' where it was not run. */
async function play(tasks: readonly Task[], failing: readonly string[] = [], slots = 2) {
  const events: string[] = [];
  const run = async ({ name }: Task) => {
    events.push(`+${name}`);
    await new Promise(setImmediate);
    events.push(`-${name}`);
    return !failing.includes(name);
  };
  await runTasks(tasks, slots, run, ({ name }) => void events.push(`!${name}`));
  return events;
}

test('as many tasks run side by side as there are slots, in their order', async () => {
  const events = await play([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(events.slice(0, 4)).toEqual(['+a', '+b', '-a', '+c']);
});

test('a task waits for those it comes after, even where they fail, and lets others go first', async () => {
  const events = await play([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }], ['a']);
  expect(events.slice(0, 2)).toEqual(['+a', '+c']);
  expect(events.indexOf('+b')).toBeGreaterThan(events.indexOf('-a'));
});

test('a task that needs a failed one is not run, nor is one that needs that', async () => {
  const tasks = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }];
  const events = await play(tasks, ['a']);
  expect(events).toContain('!b');
  expect(events).toContain('!c');
  expect(events).toContain('-d');
});

test('a task that is missing is no reason to wait, but one that is needed is a reason not to run', async () => {
  expect(await play([{ name: 'a', after: ['x'] }])).toEqual(['+a', '-a']);
  expect(await play([{ name: 'a', needs: ['x'] }])).toEqual(['!a']);
});

test('tasks that wait for one another end the run', async () => {
  const ring = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(play(ring)).rejects.toThrow('These wait for one another: a, b');
});

test('whatever waits for what: each task is run or skipped once, never too many at a time, and one that is alone is alone', async () => {
  const spec = fc.array(
    fc.record({ isAlone: fc.boolean(), isFailing: fc.boolean(), after: fc.nat(9), needs: fc.nat(19) }),
    { minLength: 1, maxLength: 9 },
  );
  await forAllAsync(
    fc.asyncProperty(spec, fc.integer({ min: 1, max: 3 }), async (made, slots) => {
      const tasks = made.map(({ isAlone, after, needs }, index) => ({
        name: String(index),
        isAlone,
        after: after < index ? [String(after)] : [],
        needs: needs < index ? [String(needs)] : [],
      }));
      const failing = made.flatMap(({ isFailing }, index) => (isFailing ? [String(index)] : []));
      const events = await play(tasks, failing, slots);
      const ended = events.filter((event) => /^[-!]/.test(event)).map((event) => event.slice(1));
      expect(ended.sort()).toEqual(tasks.map(({ name }) => name).sort());
      const running = new Set<string>();
      for (const event of events) {
        if (event.startsWith('-')) running.delete(event.slice(1));
        if (!event.startsWith('+')) continue;
        running.add(event.slice(1));
        expect(running.size).toBeLessThanOrEqual(slots);
        const isAnyAlone = [...running].some((name) => tasks[Number(name)]?.isAlone);
        if (isAnyAlone) expect(running.size).toBe(1);
      }
    }),
  );
});

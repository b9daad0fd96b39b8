import { setTimeout as pause } from 'node:timers/promises';
import { followBranch, type Push } from '@/scripts/try-publishing/follow-branch';

/** A branch of the test's own; the build of the commit that is held ends when the test lets it. */
function follow(held?: string) {
  const log: string[] = [];
  const ending = new AbortController();
  let head = 'a';
  let letGo = () => {};
  const isLetGo = new Promise<void>((done) => {
    letGo = done;
  });
  const build = async ({ commit }: Push) => {
    log.push(`build ${commit}`);
    await (commit === held ? isLetGo : pause(1));
    if (commit === 'broken') throw new Error('no build');
    log.push(`built ${commit}`);
  };
  const over = followBranch({
    readHead: async () => head,
    onPush: async ({ before, commit }) => void log.push(`${before} -> ${commit}`),
    build,
    signal: ending.signal,
    everyMs: 1,
  });
  const until = async (line: string) => {
    while (!log.includes(line)) await pause(1);
  };
  const move = (commit: string) => {
    head = commit;
  };
  return { log, move, until, over, letGo, end: () => ending.abort() };
}

test('what the branch is at is built first, then each commit that it moves to', async () => {
  const { log, move, until, over, end } = follow();
  await until('built a');
  move('b');
  await until('built b');
  end();
  await over;
  expect(log).toEqual([' -> a', 'build a', 'built a', 'a -> b', 'build b', 'built b']);
});

test('a push is seen while another commit is built, and waits for it', async () => {
  const { log, move, until, over, letGo, end } = follow('a');
  await until('build a');
  move('b');
  await until('a -> b');
  move('c');
  await until('b -> c');
  letGo();
  await until('built c');
  end();
  await over;
  expect(log.filter((line) => line.startsWith('buil'))).toEqual(
    ['a', 'b', 'c'].flatMap((commit) => [`build ${commit}`, `built ${commit}`]),
  );
});

test('a branch that stays where it is is not built again', async () => {
  const { log, until, over, end } = follow();
  await until('built a');
  await pause(20);
  end();
  await over;
  expect(log).toHaveLength(3);
});

test('the end waits for the build that has begun, and begins no other', async () => {
  const { log, move, until, over, letGo, end } = follow('a');
  await until('build a');
  move('b');
  await until('a -> b');
  end();
  letGo();
  await over;
  expect(log.at(-1)).toBe('built a');
});

test('a build that throws ends all', async () => {
  const { move, until, over } = follow();
  await until('built a');
  move('broken');
  await expect(over).rejects.toThrow('no build');
});

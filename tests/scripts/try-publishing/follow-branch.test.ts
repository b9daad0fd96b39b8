import { setTimeout as pause } from 'node:timers/promises';
import { type Built, followBranch, type Push } from '@/scripts/try-publishing/follow-branch';
import { Runs } from '@/tests/hosts/runs';

/** A branch of the test's own, of commits that are letters, each on top of the one before it; the build of the commit that is held ends when the test lets it. */
function follow(held?: string) {
  const log: string[] = [];
  const ending = new AbortController();
  let head: string | undefined = 'a';
  let letGo = () => {};
  const isLetGo = new Promise<void>((done) => {
    letGo = done;
  });
  const build = async ({ before, commit }: Push): Promise<Built> => {
    log.push(`build ${before}-${commit}`);
    await (commit === held ? isLetGo : pause(1));
    if (commit === 'x') throw new Error('no such commit');
    if (commit === 'p') return { step: 'Check', reason: 'no price' };
    return { root: commit, ...(before && { changes: 'changed 1, added 0, removed 0 of 9 files' }) };
  };
  const commitOf = (commit: string) => ({
    commit,
    parents: [],
    message: 'Change\n',
    author: { name: 'You', email: '' },
    at: 0,
  });
  const { whenLive, over } = followBranch({
    repository: {
      head: async () => head,
      log: async (from) => [...'xpcba'].filter((letter) => letter <= from).map(commitOf),
    },
    branch: 'main',
    runs: new Runs(),
    build,
    show: async (root) => void log.push(`show ${root}`),
    signal: ending.signal,
    say: (line) => void log.push(line),
    everyMs: 1,
  });
  const until = async (line: string) => {
    while (!log.some((said) => said.startsWith(line))) await pause(1);
  };
  const move = (commit: string | undefined) => {
    head = commit;
  };
  const built = () => log.filter((line) => /^(?:build|show)/.test(line));
  return { built, move, until, over, whenLive, letGo, log, end: () => ending.abort() };
}

test('what the branch is at is built first, then each commit that it moves to, and none twice', async () => {
  const { built, move, until, over, end } = follow();
  await until('show a');
  await pause(20);
  move('b');
  await until('show b');
  end();
  await over;
  expect(built()).toEqual(['build -a', 'show a', 'build a-b', 'show b']);
});

test('what changed is said of each build but the first', async () => {
  const { move, until, over, end, log } = follow();
  await until('  a is live after');
  move('b');
  await until('  b is live after');
  end();
  await over;
  expect(log.filter((line) => line.includes('is live'))).toEqual([
    expect.stringMatching(/^ {2}a is live after \d+ s$/),
    expect.stringMatching(/^ {2}b is live after \d+ s: changed 1, added 0, removed 0 of 9 files$/),
  ]);
});

test('a push is seen while another commit is built, and waits for it', async () => {
  const { built, move, until, over, letGo, end } = follow('a');
  await until('build -a');
  move('b');
  await until('Commit b by You: Change');
  move('c');
  await until('Commit c by You: Change');
  letGo();
  await until('show c');
  end();
  await over;
  expect(built()).toEqual(['build -a', 'show a', 'build a-b', 'show b', 'build b-c', 'show c']);
});

test('the end waits for the build that has begun, shows it to nobody new, and begins no other', async () => {
  const { built, move, until, over, letGo, end, whenLive } = follow('a');
  await until('build -a');
  const waiting = expect(whenLive('a')).rejects.toThrow('ended');
  move('b');
  await until('Commit b by You: Change');
  end();
  letGo();
  await over;
  await waiting;
  expect(built()).not.toContain('build a-b');
});

test('a commit is live once it is shown, or a later one', async () => {
  const { move, until, over, whenLive, end } = follow();
  await until('show a');
  const waiting = Promise.all([whenLive('b'), whenLive('c')]);
  move('c');
  await waiting;
  await whenLive('a');
  end();
  await over;
});

test.each([
  ['p', 'Check failed: no price'],
  ['x', 'Reading the workflow failed: no such commit'],
])(
  'commit %s that could not be built is said with the reason, until one that mends it is live',
  async (commit, reason) => {
    const { move, until, over, whenLive, end } = follow();
    await until('show a');
    move(commit);
    await expect(whenLive(commit)).rejects.toThrow(reason);
    move('z');
    await until('  z is live');
    await whenLive(commit);
    end();
    await over;
  },
);

test('a branch that is gone ends all', async () => {
  const { move, until, over, log } = follow();
  await until('show a');
  move(undefined);
  await over;
  expect(log.at(-1)).toContain('Nothing more is built: ');
});

import { setTimeout as pause } from 'node:timers/promises';
import type { Repository } from '../../tests/hosts/repository';
import type { Runs } from '../../tests/hosts/runs';

const EVERY_MS = 500;

/** A move of a branch; `before` is '' for the first one. */
export type Push = { before: string; commit: string };
/** The outcome of a build: the folder of the export with what changed in it, in words, or the step that failed and why. */
export type Built = { root: string; changes?: string } | { step: string; reason: string };

type Options = {
  repository: Pick<Repository, 'head' | 'log'>;
  branch: string;
  /** The host's, who tells those that look on how far a build is. */
  runs: Pick<Runs, 'start' | 'progress' | 'finish' | 'fail'>;
  build: (push: Push) => Promise<Built>;
  /** Has the store answer from a folder. */
  show: (root: string) => Promise<void>;
  signal: AbortSignal;
  say: (line: string) => void;
  everyMs?: number;
};

/**
 * Builds a branch each time that it has moved, one build after the other, until the signal comes. It asks where the branch is, now
 * and then: so a push by hand is seen as well as one by way of the host, also while another is built.
 */
export function followBranch(options: Options) {
  const { repository, branch, runs, build, show, signal, say, everyMs = EVERY_MS } = options;
  const failures = new Map<string, string>();
  let live: string | undefined;
  let isOver = false;

  async function deliver(push: Push, seenAt: number): Promise<void> {
    if (signal.aborted) return;
    const { commit } = push;
    const name = commit.slice(0, 7);
    runs.progress(commit, 'running');
    say(`  Building ${name}…`);
    const built = await build(push)
      .then(async (made) => {
        if ('root' in made) await show(made.root);
        return made;
      })
      .catch(({ message }: Error) => ({ step: 'Reading the workflow', reason: message }));
    if (signal.aborted) return;
    if ('root' in built) {
      runs.finish(commit);
      live = commit;
      const changes = built.changes === undefined ? '' : `: ${built.changes}`;
      say(`  ${name} is live after ${Math.round((performance.now() - seenAt) / 1000)} s${changes}`);
    } else {
      runs.fail(commit, built.step);
      failures.set(commit, `${built.step} failed: ${built.reason}`);
      say(`  ${name} failed at '${built.step}'; the store stays as it was.\n${built.reason.replace(/^/gm, '    ')}`);
    }
  }

  async function follow(): Promise<void> {
    let before = '';
    let building = Promise.resolve();
    try {
      while (!signal.aborted) {
        const commit = await repository.head(branch);
        if (!commit) throw new Error(`there is no branch ${branch} any more`);
        if (commit !== before) {
          const [push, seenAt] = [{ before, commit }, performance.now()];
          const [logged] = await repository.log(commit, '', 1);
          before = commit;
          runs.start(commit);
          say(`Commit ${commit.slice(0, 7)} by ${logged?.author.name}: ${logged?.message.split('\n')[0]}`);
          building = building.then(() => deliver(push, seenAt));
        }
        await pause(everyMs, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      await building;
    }
  }

  /** Resolves when the store shows a commit or a later one; rejects with the reason where it could not be built. */
  async function whenLive(commit: string): Promise<void> {
    for (;;) {
      if (live !== undefined && (await contains(live, commit))) return;
      const reason = failures.get(commit);
      if (reason !== undefined) throw new Error(reason);
      if (isOver) throw new Error(`The trial ended before ${commit} was live.`);
      await pause(everyMs);
    }
  }
  const contains = async (head: string, commit: string) =>
    head === commit || (await repository.log(head, '', 10_000)).some((logged) => logged.commit === commit);

  const over = follow()
    .catch(({ message }: Error) => say(`Nothing more is built: ${message}`))
    .finally(() => {
      isOver = true;
    });
  return { whenLive, over };
}

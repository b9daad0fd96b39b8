import type { Runs } from '../../tests/hosts/runs';
import type { Built } from './build-site';
import type { Push } from './follow-branch';
import type { createLiveCommits } from './live-commits';
import type { localHistory } from './local-history';

type Options = {
  runs: Pick<Runs, 'start' | 'progress' | 'finish' | 'fail'>;
  /** Has the store answer from a folder. */
  show: (root: string) => Promise<void>;
  live: Pick<ReturnType<typeof createLiveCommits>, 'show' | 'fail'>;
  history: Pick<ReturnType<typeof localHistory>, 'describe'>;
  buildSite: (push: Push) => Promise<Built>;
  signal: AbortSignal;
  say: (line: string) => void;
};

/** Sees to each push: builds it, shows it, and tells the host, who waits for it and who looks on how far it is. */
export function createDelivery({ runs, show, live, history, buildSite, signal, say }: Options) {
  return {
    async onPush({ commit }: Push): Promise<void> {
      runs.start(commit);
      say(`Commit ${await history.describe(commit)}`);
    },

    async build(push: Push): Promise<void> {
      const { commit, at } = push;
      const name = commit.slice(0, 7);
      runs.progress(commit, 'running');
      say(`  Building ${name}…`);
      const built = await buildSite(push).catch((error: Error) => ({
        step: 'Reading the workflow',
        reason: error.message,
      }));
      if (signal.aborted) return;
      if ('root' in built) {
        await show(built.root);
        runs.finish(commit);
        live.show(commit);
        say(`  ${name} is live after ${Math.round((performance.now() - at) / 1000)} s`);
      } else {
        runs.fail(commit, built.step);
        live.fail(commit, `${built.step} failed: ${built.reason}`);
        say(`  ${name} failed at '${built.step}'; the store stays as it was.\n${built.reason.replace(/^/gm, '    ')}`);
      }
    },
  };
}

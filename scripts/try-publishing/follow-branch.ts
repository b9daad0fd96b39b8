import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 500;

/** What a push does to a branch; `before` is '' for the first one, `at` is when it was seen, as `performance.now` says it. */
export type Push = { before: string; commit: string; at: number };

type Options = {
  readHead: () => Promise<string>;
  /** Called as soon as a push is seen, also while another commit is built. */
  onPush: (push: Push) => Promise<void>;
  /** Called one at a time, in the order of the pushes. What it throws ends all. */
  build: (push: Push) => Promise<void>;
  signal: AbortSignal;
  everyMs?: number;
};

/**
 * Builds a branch each time that it has moved, until the signal comes. It asks where the branch is, now and then: so a push by hand
 * is seen as well as one by way of the host. Of several commits that come with one push the last one counts, as at every host.
 */
export async function followBranch({ readHead, onPush, build, signal, everyMs = EVERY_MS }: Options): Promise<void> {
  const queue: Push[] = [];
  let at = '';
  let building: Promise<void> | undefined;
  let fault: { error: unknown } | undefined;
  const buildAll = async () => {
    for (let push = queue.shift(); push && !signal.aborted; push = queue.shift()) await build(push);
    building = undefined;
  };
  while (!signal.aborted && !fault) {
    const commit = await readHead();
    if (commit !== at) {
      const push = { before: at, commit, at: performance.now() };
      at = commit;
      await onPush(push);
      queue.push(push);
    }
    if (queue.length > 0) {
      building ??= buildAll().catch((error) => {
        fault = { error };
      });
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
  await building;
  if (fault) throw fault.error;
}

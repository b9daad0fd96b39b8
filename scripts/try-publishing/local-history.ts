import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runnerEnvironment } from '../workflow/runner-environment';

/** What git says of the commits of a bare repository on this machine. */
export function localHistory(folder: string) {
  const git = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)('git', ['--git-dir', folder, ...words], { env: runnerEnvironment() });
    return stdout.trim();
  };
  return {
    head: (branch: string) => git('rev-parse', '--verify', `refs/heads/${branch}`),
    /** 'abc1234 by You: Change price of 1 product'. */
    describe: (commit: string) => git('log', '-1', '--format=%h by %an: %s', commit),
    /** Whether a commit is in the history of another; false also for one that is nowhere. */
    contains: (head: string, commit: string) =>
      git('merge-base', '--is-ancestor', commit, head).then(
        () => true,
        () => false,
      ),
  };
}

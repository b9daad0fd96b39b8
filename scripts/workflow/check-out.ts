import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runnerEnvironment } from './runner-environment';

/**
 * What stays in the folder from one run to the next, where a runner of GitHub begins with nothing: packages, and what is named
 * after its content or checked by those who wrote it.
 */
const KEPT = ['node_modules', '.next/cache', '.cache/artwork/optimized', '.cache/share'];

/**
 * Makes a folder hold a commit of a repository of this machine, with the history behind it, and nothing else. Rejects where the
 * commit is not there.
 * @param work made where it is missing
 */
export async function checkOut(repository: string, commit: string, work: string): Promise<void> {
  if (!existsSync(join(work, '.git'))) await git('.', 'clone', '-q', '--no-checkout', repository, work);
  await git(work, 'fetch', '-q', 'origin', '+refs/heads/*:refs/remotes/origin/*');
  await git(work, 'checkout', '-qf', '--detach', commit);
  await git(work, 'clean', '-qffdx', ...KEPT.flatMap((path) => ['-e', `/${path}`]));
}

const git = (cwd: string, ...words: string[]) => promisify(execFile)('git', words, { cwd, env: runnerEnvironment() });

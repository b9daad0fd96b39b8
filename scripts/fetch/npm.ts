import { spawnSync } from 'node:child_process';

const LINES_OF_A_FAILURE = 8;

/** Runs npm in a folder, without install scripts; throws with what it says where it fails. */
export function npm(args: readonly string[], cwd: string): void {
  // Programs of npm are scripts on Windows, which only a shell starts.
  const shell = process.platform === 'win32';
  const { status, stderr, error } = spawnSync('npm', [...args, '--ignore-scripts'], { cwd, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(error?.message ?? stderr.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n'));
}

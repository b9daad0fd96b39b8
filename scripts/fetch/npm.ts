import { spawnSync } from 'node:child_process';

/** Runs npm in a folder, without install scripts; throws with what it says where it fails. */
export function npm(args: readonly string[], cwd: string): void {
  // Programs of npm are scripts on Windows, which only a shell starts.
  const shell = process.platform === 'win32';
  const { status, stderr, error } = spawnSync('npm', [...args, '--ignore-scripts'], { cwd, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(error?.message ?? stderr.trim());
}

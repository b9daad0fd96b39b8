import { spawnSync } from 'node:child_process';

/** Runs `npm run build` with some settings, and shows what it prints. Gives its exit code. */
export function runBuild(settings: Readonly<Record<string, string | undefined>>, cwd = '.'): number {
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
    // Programs of npm are scripts on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** `env` is added to this process's own. */
type Options = { timeoutMs: number; cwd?: string; env?: Record<string, string> };

/**
 * Runs a program without input and gives what it wrote to standard output. Rejects where it cannot start, fails,
 * or takes longer than the limit; it and its children are then ended.
 */
export function run(command: string, args: readonly string[], { timeoutMs, cwd, env }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm and npx are scripts on Windows; elsewhere a group of its own lets a time-out end the children too.
      shell: isWindows,
      detached: !isWindows,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const limit = setTimeout(() => {
      if (isWindows || child.pid === undefined) child.kill();
      else process.kill(-child.pid, 'SIGKILL');
      reject(new Error(`no answer within ${timeoutMs / 1000} s`));
    }, timeoutMs);
    child.on('error', (error) => {
      clearTimeout(limit);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      if (code === 0) resolve(output);
      else reject(new Error(errors.trim().split('\n').at(-1) || `ended with ${code}`));
    });
  });
}

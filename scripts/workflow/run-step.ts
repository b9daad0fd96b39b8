import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const LINES_KEPT = 20;

type Options = { cwd: string; env: NodeJS.ProcessEnv; signal?: AbortSignal | undefined };

/**
 * Runs a command as GitHub runs a step: in bash, which stops at the first fault. Gives the last lines of its output where it
 * fails, undefined where it does not. When the signal comes all that it started is ended, and it rejects.
 */
export async function runStep(command: string, { cwd, env, signal }: Options): Promise<string[] | undefined> {
  signal?.throwIfAborted();
  // A process group of its own, which can be ended as a whole.
  const isGroup = process.platform !== 'win32';
  const child = spawn('bash', ['-e', '-c', command], {
    cwd,
    env,
    detached: isGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = () => {
    if (child.pid === undefined) return;
    if (isGroup) process.kill(-child.pid, 'SIGKILL');
    else spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  };
  signal?.addEventListener('abort', end, { once: true });
  try {
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
    signal?.throwIfAborted();
    return code === 0 ? undefined : lastLines(output);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

function lastLines(output: string): string[] {
  const lines = stripVTControlCharacters(output).split(/[\r\n]+/);
  return lines.filter((line) => line.trim()).slice(-LINES_KEPT);
}

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SAMPLE_EVERY_MS = 250;
const MAX_ERROR_LINES = 30;
const REGISTER = new URL('../../register.mjs', import.meta.url).href;

/** `peakBytes` is the peak memory of the program and its processes. Undefined on systems without ps. */
type Run = { seconds: number; peakBytes: number | undefined };

type Options = {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Called every 250 ms with time, peak memory and the last line of the output. */
  report?: (text: string) => void;
};

/** Arguments for Node that run a script of scripts/: `scriptArguments('catalogue-check', '--quiet')`. */
export const scriptArguments = (name: string, ...args: string[]): string[] => [
  ...['--import', REGISTER],
  fileURLToPath(new URL(`../../${name}.ts`, import.meta.url)),
  ...args,
];

/** Runs npm in a folder, and ends its whole process tree with this process. Rejects with the end of its output if it fails. */
export function runNpm(args: readonly string[], { cwd, env, report }: Options): Promise<Run> {
  const isWindows = process.platform === 'win32';
  const start = performance.now();
  // A separate process group, which can be measured and ended as a whole. On Windows npm is a script, which needs a shell.
  const child = spawn('npm', args, {
    ...{ cwd, env, shell: isWindows, detached: !isWindows },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  const seconds = () => (performance.now() - start) / 1000;
  let output = '';
  let peakBytes: number | undefined;

  const sampling = setInterval(() => {
    const bytes = pid === undefined ? undefined : measureMemory(pid);
    if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
    const memory = peakBytes === undefined ? '' : `, ${Math.round(peakBytes / 1e6)} MB`;
    report?.(`${Math.round(seconds())} s${memory} | ${lastLines(output, 1).trim()}`);
  }, SAMPLE_EVERY_MS);
  const end = () => {
    if (pid === undefined) return;
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, 'SIGKILL');
  };
  process.once('exit', end);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }

  return new Promise<Run>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, killer) => {
      const failure = `npm ${args.slice(0, 2).join(' ')} ended with ${code ?? killer}:`;
      if (code === 0) resolve({ seconds: seconds(), peakBytes });
      else reject(new Error(`${failure}\n${lastLines(output, MAX_ERROR_LINES)}`));
    });
  }).finally(() => {
    clearInterval(sampling);
    process.off('exit', end);
  });
}

function lastLines(text: string, count: number): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  return lines.slice(-count).join('\n');
}

/** Resident memory of a process group in bytes, shared pages included. Undefined on systems without ps, and when it has ended. */
function measureMemory(group: number): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'rss=', '-g', String(group)], { encoding: 'utf8' });
  const kibibytes = (stdout ?? '').trim().split('\n').map(Number);
  return status === 0 ? kibibytes.reduce((sum, size) => sum + size, 0) * 1024 : undefined;
}

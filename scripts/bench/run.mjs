import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { measureTree } from './process-tree.mjs';

const SAMPLE_EVERY_MS = 250;
const LINES_OF_A_FAILURE = 30;

/**
 * @typedef {object} Run
 * @property {number} seconds
 * @property {number} [peakBytes] of the whole process tree, undefined where the system does not tell
 */

/**
 * Runs an npm script of a folder. Rejects with the end of its output where it fails, and ends all that it started when
 * the signal comes.
 * @param {string[]} args for `npm run`
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal, onSample: (sample: Run & { line: string }) => void }} options
 * @returns {Promise<Run>}
 */
export function runScript(args, { cwd, env, signal, onSample }) {
  signal.throwIfAborted();
  const isWindows = process.platform === 'win32';
  const start = performance.now();
  // A process group of its own, which can be ended as a whole; programs of npm are scripts on Windows.
  const child = spawn('npm', ['run', ...args], { cwd, env, shell: isWindows, detached: !isWindows, stdio: 'pipe' });
  const seconds = () => (performance.now() - start) / 1000;
  let output = '';
  let peakBytes;

  const sampling = setInterval(() => {
    const bytes = measureTree(child.pid);
    if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
    onSample({ seconds: seconds(), peakBytes, line: lastLines(output, 1) });
  }, SAMPLE_EVERY_MS);
  const end = () => {
    if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', end, { once: true });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, killer) => {
      if (code === 0) resolve({ seconds: seconds(), peakBytes });
      else
        reject(new Error(`npm run ${args[0]} ended with ${code ?? killer}:\n${lastLines(output, LINES_OF_A_FAILURE)}`));
    });
  }).finally(() => {
    clearInterval(sampling);
    signal.removeEventListener('abort', end);
  });
}

const execute = promisify(execFile);

/**
 * Runs a TypeScript file of this project and gives what it printed; rejects where it fails.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd: string, signal?: AbortSignal }} options
 */
export async function runTypeScript(file, args, options) {
  const { stdout } = await execute(process.execPath, ['node_modules/jiti/lib/jiti-cli.mjs', file, ...args], options);
  return stdout;
}

function lastLines(text, count) {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  return lines.slice(-count).join('\n');
}

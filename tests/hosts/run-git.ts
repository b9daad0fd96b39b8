import { spawn } from 'node:child_process';
import { devNull } from 'node:os';

export type Git = { out: Buffer; error: string; code: number };
type Given = { input?: Buffer | string; env?: Record<string, string> };

/** Nothing of the machine's own: no user, no hooks, no settings, English words. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  PATH: process.env.PATH,
  HOME: devNull,
  LC_ALL: 'C',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
};

/** Runs git in a bare repository; what it says, however it ends. */
export function tryGit(folder: string, words: readonly string[], { input, env }: Given = {}): Promise<Git> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['--git-dir', folder, ...words], {
      env: { ...ENVIRONMENT, ...env },
    });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ out: Buffer.concat(out), error: `${Buffer.concat(errors)}`, code: code ?? 1 }),
    );
    // One that ends without reading is no fault of ours.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}

/** The same, as text without the last line break. Rejects with git's words where it fails. */
export async function git(folder: string, words: readonly string[], given?: Given): Promise<string> {
  const { out, error, code } = await tryGit(folder, words, given);
  if (code !== 0) throw new Error(`git ${words.join(' ')}: ${error}`);
  return `${out}`.replace(/\n$/, '');
}

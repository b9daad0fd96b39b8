import { execFile } from 'node:child_process';
import { scriptWords } from '@/scripts/processes/script-words';

/** `words` are the name of the script and its arguments, `folder` and `variables` where and with which settings it runs. */
type Order = { words: readonly [name: string, ...rest: string[]]; folder: string; variables: Record<string, string> };

/** Runs a script as npm does; gives its exit code and all that it prints. */
export function runScript({ words, folder, variables }: Order): Promise<{ status: number; said: string }> {
  const options = { cwd: folder, env: { ...process.env, ...variables } };
  return new Promise((resolve) => {
    execFile(process.execPath, scriptWords(...words), options, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    );
  });
}

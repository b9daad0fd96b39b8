/** The process of `commandLine`: takes the words of one command after the other and answers with what a process of its own would. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { RUN_SCRIPT } from '../../scripts/jiti-cli';

/** `words`: what stands behind `jiti scripts/run.ts`. */
export type Order = { words: readonly string[]; folder: string; variables: Record<string, string> };
export type Answer = { status: number; said: string };

const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const { cache } = createRequire(import.meta.url);
const own = { ...process.env };

class Ended extends Error {}

async function answer({ words, folder, variables }: Order): Promise<Answer> {
  // Each command reads its shop anew; packages know none.
  for (const file of Object.keys(cache)) if (!file.startsWith(MODULES)) delete cache[file];
  process.env = { ...own, ...variables };
  process.chdir(folder);
  process.argv = [process.execPath, RUN_SCRIPT, ...words];
  process.exitCode = undefined;
  const said = { stdout: '', stderr: '' };
  let code: number | undefined;
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array) => {
      // The code that a process has ended with is its last word.
      if (code === undefined) said[name] += text;
      return true;
    };
  }
  process.exit = (given) => {
    code ??= Number(given ?? process.exitCode ?? 0);
    throw new Ended();
  };
  await createJiti(import.meta.url).import(RUN_SCRIPT);
  return { status: code ?? Number(process.exitCode ?? 0), said: said.stdout + said.stderr };
}

process.on('message', async (order: Order) => process.send?.(await answer(order)));

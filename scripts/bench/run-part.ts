import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '../processes/progress';
import type { Options, Part } from './part';

type Chosen = { part: Part<object>; cases: readonly string[] };

/** Measures the cases of a part, keeps and prints what came out, and gives how many of them failed. */
export async function runPart({ part, cases }: Chosen, { root, signal }: Omit<Options, 'progress'>): Promise<number> {
  console.log(`\n== ${part.name}: ${cases.join(', ')}`);
  const progress = createProgress(process.stderr);
  const results: Record<string, object> = {};
  const showOrEnd = (line: string) => {
    signal.throwIfAborted();
    progress.show(line);
  };
  const bench = await part.open({ root, signal, progress: showOrEnd });
  try {
    for (const name of cases) {
      if (signal.aborted) break;
      try {
        const result = await bench.measure(name);
        results[name] = result;
        await keep(root, part.name, name, result);
      } catch (error) {
        progress.clear();
        if (signal.aborted) break;
        console.error(`${part.name} ${name} failed: ${(error as Error).message}`);
      }
    }
  } finally {
    await bench.close();
    progress.clear();
  }
  const measured = Object.keys(results).length;
  if (measured > 0) console.log(`${part.report(results)}\nThe figures are in bench/results.json.`);
  return cases.length - measured;
}

/** Written after each case, so that an interrupted run keeps what it has; other cases stay as they were. */
async function keep(root: string, part: string, name: string, result: object): Promise<void> {
  const file = join(root, 'bench', 'results.json');
  const all = await readResults(file);
  const circumstances = { measured: new Date().toISOString(), node: process.version, cpus: cpus().length };
  all[part] = { ...all[part], [name]: { ...circumstances, ...result } };
  await mkdir(join(root, 'bench'), { recursive: true });
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}

async function readResults(file: string): Promise<Record<string, Record<string, object>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

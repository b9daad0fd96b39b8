/**
 * `npm run build`: checks the shop's data, makes its pictures, runs `next build`, and turns Next's export into out/. The first step
 * that fails ends the build with its exit code, and out/ stays as it was.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { addressRefusal } from './address/unknown-address';
import { EXPORT_FOLDER } from './build/export-folder';
import { scriptWords } from './processes/script-words';

type Step = { name: string; words: readonly string[]; env?: Readonly<Record<string, string>> };

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');
const script = (name: string, file: string, ...words: string[]): Step => ({ name, words: scriptWords(file, ...words) });

/** Steps that run one after the other; those in one list run side by side. */
const STEPS: readonly (readonly Step[])[] = [
  [script('catalogue', 'catalogue-check', '--quiet')],
  [script('pictures', 'build/make-pictures')],
  [
    { name: 'next build', words: [NEXT, 'build'], env: { NEXT_EXPORT_FOLDER: EXPORT_FOLDER } },
    script('share images', 'build/make-share-images'),
  ],
  [script('export', 'build/finish-export')],
];

/** Runs a step as a process, whose output is shown; gives its exit code. */
function runStep({ name, words, env }: Step): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => {
      times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)}`);
      resolve(code ?? 1);
    });
  });
}

const refusal = addressRefusal();
if (refusal) throw new Error(refusal);
const times: string[] = [];
const started = performance.now();
let exitCode = 0;
for (const steps of STEPS) {
  const codes = await Promise.all(steps.map(runStep));
  exitCode = codes.find((code) => code !== 0) ?? 0;
  if (exitCode !== 0) break;
}
process.exitCode = exitCode;
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s: ${times.join(', ')}`);

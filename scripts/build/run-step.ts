import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { JITI_CLI, RUN_SCRIPT } from '../jiti-cli';

/** A step of a build: a program of Node with its words. */
export type BuildStep = { name: string; words: readonly string[]; env?: Readonly<Record<string, string>> };

/** The end of a step, with its exit code and the seconds that it took. */
export type StepEnd = { name: string; code: number; seconds: number };

/** A script of ours as a step. */
export const scriptStep = (name: string, script: string, ...words: string[]): BuildStep => ({
  name,
  words: [JITI_CLI, RUN_SCRIPT, script, ...words],
});

/** A part of the work of Next as a step. */
export const nextStep = (
  name: string,
  mode: 'compile' | 'generate',
  env: Readonly<Record<string, string>>,
): BuildStep => ({
  name,
  words: [createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build', '--experimental-build-mode', mode],
  env,
});

/** Runs a step, and shows what it says. */
export function runStep({ name, words, env }: BuildStep): Promise<StepEnd> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve({ name, code: code ?? 1, seconds: (performance.now() - started) / 1000 }));
  });
}

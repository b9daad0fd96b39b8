/**
 * `jiti scripts/run.ts NAME …`: runs the script of that name as pages are built: with the data folder's files behind '@data/', and
 * without the guard of 'server-only', which stands against the browser and means nothing here. A call for help, or with what
 * the script does not take, is answered before anything of it is loaded.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { answerFor } from './command';
import { dataFiles } from './data-files';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, , name = '', ...words] = process.argv;
const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
process.argv = [process.argv[0] ?? '', script, ...words];
try {
  const answer = answerFor(readFileSync(script, 'utf8'), words);
  if (answer) {
    console[answer.code ? 'error' : 'log'](answer.text);
    process.exit(answer.code);
  }
  const alias = { 'server-only': fileURLToPath(new URL('../node_modules/server-only/empty.js', import.meta.url)) };
  await createJiti(import.meta.url, { alias: { ...alias, ...dataFiles(root) } }).import(`./${name}.ts`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

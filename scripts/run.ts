/**
 * `jiti scripts/run.ts NAME …`: runs the script of that name as pages are built: with the data folder's files behind '@data/', and
 * without the guard of 'server-only', which stands against the browser and means nothing here. A call for help, or with what
 * the script does not take, is answered before anything of it is loaded.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { answerFor } from './command';
import { dataFiles } from './data-files';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, , name = '', ...words] = process.argv;
// An import may make the folder that DATA_DIR names; until then it holds no shop that could be read.
const { DATA_DIR } = process.env;
if (name === 'catalogue-import' && DATA_DIR && !existsSync(join(DATA_DIR, 'catalogue.json'))) {
  Object.assign(process.env, { IMPORT_DIR: DATA_DIR, DATA_DIR: '' });
}
const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
process.argv = [process.argv[0] ?? '', script, ...words];
try {
  const answer = answerFor(readFileSync(script, 'utf8'), words);
  if (answer) {
    console[answer.code ? 'error' : 'log'](answer.text);
    process.exit(answer.code);
  }
  const alias = {
    '@': root,
    'server-only': fileURLToPath(new URL('../node_modules/server-only/empty.js', import.meta.url)),
  };
  await createJiti(import.meta.url, { alias: { ...alias, ...dataFiles(root) } }).import(`./${name}.ts`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

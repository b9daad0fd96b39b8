/**
 * `jiti scripts/run.ts NAME …`: runs the script of that name as pages are built: with the data folder's files behind '@data/', and
 * without the guard of 'server-only', which stands against the browser and means nothing here.
 */
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { dataFiles } from './data-files';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, , name = '', ...words] = process.argv;
process.argv = [process.argv[0] ?? '', fileURLToPath(new URL(`${name}.ts`, import.meta.url)), ...words];
try {
  const alias = { 'server-only': fileURLToPath(new URL('../node_modules/server-only/empty.js', import.meta.url)) };
  await createJiti(import.meta.url, { alias: { ...alias, ...dataFiles(root) } }).import(`./${name}.ts`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/**
 * `node --import ./scripts/register.mjs scripts/NAME.ts`: runs TypeScript in Node and resolves '@data/…', as next.config.mjs does for
 * pages. For an uncaught error it prints only the message; DEBUG=1 prints the stack.
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import nextEnv from '@next/env';
import 'tsx/esm';
import { initialize, resolve } from './resolve-data.mjs';

process.on('uncaughtException', (error) => {
  console.error(process.env.DEBUG ? error : error.message);
  process.exit(1);
});

const root = fileURLToPath(new URL('..', import.meta.url));
// Like Next: variables that are not set come from .env and .env.local.
nextEnv.loadEnvConfig(process.cwd(), process.argv[1]?.endsWith('dev.ts'), { info() {}, error: console.error });
const { DATA_DIR } = process.env;
// An import creates the folder of DATA_DIR. If it is missing, the categories of data/ apply.
if (process.argv[1]?.endsWith('catalogue-import.ts') && DATA_DIR && !existsSync(join(DATA_DIR, 'catalogue.json'))) {
  Object.assign(process.env, { IMPORT_DIR: DATA_DIR, DATA_DIR: '' });
}
const { dataFiles } = await import('./build/data-files.ts');
const urls = Object.entries(dataFiles(root)).map(([name, file]) => [name, pathToFileURL(file).href]);
const data = Object.fromEntries(urls);
if (module.registerHooks) {
  initialize(data);
  module.registerHooks({ resolve });
} else {
  // Before Node 22.15.
  module.register('./resolve-data.mjs', import.meta.url, { data });
}

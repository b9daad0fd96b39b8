/** `npm run hosting`: writes vercel.json and the files in hosting/ anew, for the base path and HSTS of the environment. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readEnvironment } from '../lib/environment';
import { keptHostFiles } from './hosting/files';

mkdirSync('hosting', { recursive: true });
for (const [name, text] of Object.entries(keptHostFiles(readEnvironment()))) {
  writeFileSync(name, text);
  console.log(name);
}

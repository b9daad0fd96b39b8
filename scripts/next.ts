/**
 * `jiti scripts/run.ts next -- WORD [WORD ...]`: Next's own command line, which tells its makers nothing. For the server of
 * `npm run dev`, which does so before it reads next.config.mjs. That one shows a changed file of the data folder, once the folder is
 * sound and its pictures are made; until then it shows the shop as it was.
 */
import { spawn } from 'node:child_process';
import { readFileSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readEnvironment } from '../lib/environment';
import { dataFiles, stampData } from './data-files';
import { watchData } from './dev/watch-data';
import { JITI_CLI, RUN_SCRIPT } from './jiti-cli';

/** The file for which Next starts its server anew: it names the data's files, and where former addresses lead. */
const CONFIG = 'next.config.mjs';

const run = (...words: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, [JITI_CLI, RUN_SCRIPT, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });

/** The part of the data that Next reads with its settings. */
function settings(): string {
  const followers = readFileSync(catalogueFile, 'utf8').match(/"replacedBy"\s*:\s*"[^"]*"/g);
  return JSON.stringify([dataFiles(process.cwd()), followers]);
}

async function show(names: string[]): Promise<void> {
  const changed = `${dataDir}: ${names.join(', ')} changed`;
  const [isSound, arePicturesMade] = await Promise.all([run('catalogue-check', '--quiet'), run('pictures')]);
  if (!isSound) return console.error(`${changed}; the shop stays as it was until this is right.`);
  if (!arePicturesMade) return console.error(`${changed}, but its pictures cannot be made.`);
  console.log(`${changed}.`);
  const before = known;
  known = settings();
  const now = new Date();
  if (known !== before || names.includes('redirects.json')) utimesSync(CONFIG, now, now);
  else stampData(process.cwd(), now.toISOString());
}

const { dataDir, catalogueFile } = readEnvironment();
let known = '';
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (process.argv[2] === 'dev') {
  known = settings();
  watchData(dataDir, show);
}
createRequire(import.meta.url)('next/dist/bin/next');

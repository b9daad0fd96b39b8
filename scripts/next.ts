/**
 * `jiti scripts/run.ts next -- WORD [WORD ...]`: Next's own command line, which tells its makers nothing. For the server of
 * `npm run dev`, which does so before it reads next.config.mjs. That one shows a changed file of the data folder: once the folder is
 * sound, and what is missing is drawn, it starts anew; until then it shows the shop as it was.
 */
import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readEnvironment } from '../lib/environment';
import { watchData } from './dev/watch-data';
import { JITI_CLI, RUN_SCRIPT } from './jiti-cli';

/** The file for which Next starts its server anew: it names the data's files, and each process reads the catalogue once. */
const CONFIG = 'next.config.mjs';

const run = (...words: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, [JITI_CLI, RUN_SCRIPT, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });

async function show(names: string[]): Promise<void> {
  const changed = `${readEnvironment().dataDir}: ${names.join(', ')} changed`;
  if (!(await run('catalogue-check', '--quiet')))
    return console.error(`${changed}; the shop stays as it was until this is right.`);
  if (!(await run('artwork'))) return console.error(`${changed}, but its pictures cannot be drawn.`);
  console.log(`${changed}.`);
  const now = new Date();
  utimesSync(CONFIG, now, now);
}

process.env.NEXT_TELEMETRY_DISABLED = '1';
if (process.argv[2] === 'dev') watchData(readEnvironment().dataDir, show);
createRequire(import.meta.url)('next/dist/bin/next');

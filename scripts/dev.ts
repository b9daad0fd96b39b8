/**
 * `npm run dev -- [NEXT'S OPTIONS]`: Next's development server. It shows a changed data file once the data folder is valid and its
 * pictures are ready. Until then, pages keep the last valid data.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readEnvironment } from '../lib/site/environment';
import { dataFiles, writeDataStamp } from './build/data-files';
import { DEV_REDIRECTS_FILE } from './build/dev-server/dev-redirects';
import { watchData } from './build/dev-server/watch-data';
import { scriptArguments } from './build/processes/run-program';
import { shutDownOnSignal } from './build/server/serve';

/** Next restarts its server when this file changes. It has the paths of the data files, and the redirects. */
const CONFIG = 'next.config.mjs';

/** Runs a script in a new process, which reads the current data. Resolves with true if its exit code is 0. */
const run = (name: string, ...args: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, scriptArguments(name, ...args), { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });

const prepare = () => run('build/dev-server/prepare');

/** Values that Next reads only when it loads its config. */
const settings = () => JSON.stringify([dataFiles(process.cwd()), readFileSync(DEV_REDIRECTS_FILE, 'utf8')]);

async function showChanges(names: string[]): Promise<void> {
  const changed = `${dataDir}: ${names.join(', ')} changed`;
  if (!(await run('catalogue-check', '--quiet')))
    return console.error(`${changed}; pages that are open stay as they were until this is right.`);
  if (!(await prepare())) return console.error(`${changed}, but its pictures cannot be made.`);
  console.log(`${changed}.`);
  const before = known;
  known = settings();
  const now = new Date();
  if (known !== before) utimesSync(CONFIG, now, now);
  else writeDataStamp(process.cwd(), now.toISOString());
}

const { dataDir } = readEnvironment();
if (!(await prepare())) process.exit(1);
let known = settings();
const watcher = watchData(dataDir, showChanges);
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const server = spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Next reads this variable before next.config.mjs, which sets it for builds.
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
const ended = once(server, 'close');
shutDownOnSignal(async () => {
  server.kill();
  await ended;
});
const [code] = await ended;
watcher.close();
process.exitCode = code ?? 0;

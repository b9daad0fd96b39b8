/** `npm run check:reproducible`: builds the same tree again, from nothing and in another folder, and compares each file with out/. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../lib/environment';
import { makeWorkFolder, removeFolder } from './bench/work-folder';
import { listFiles } from './export/files';

const WORK = join('.cache', 'reproducible');
const SHOWN = 25;

function compare(first: string, second: string): string[] {
  const bytes = (folder: string, path: string) => readFileSync(join(folder, path));
  const again = new Set(listFiles(second).map(({ path }) => path));
  const faults: string[] = [];
  for (const { path } of listFiles(first)) {
    if (!again.delete(path)) faults.push(`${path} is missing in the second build`);
    else if (!bytes(first, path).equals(bytes(second, path))) faults.push(`${path} differs`);
  }
  return [...faults, ...[...again].map((path) => `${path} is missing in the first build`)];
}

const { dataDir, catalogueFile } = readEnvironment();
await makeWorkFolder(process.cwd(), WORK, [dataDir, catalogueFile]);
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: WORK,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const faults = status === 0 ? compare('out', join(WORK, 'out')) : ['the second build failed'];
for (const fault of faults.slice(0, SHOWN)) console.error(fault);
if (faults.length > SHOWN) console.error(`and ${faults.length - SHOWN} more`);
if (faults.length === 0) console.log(`${listFiles('out').length} files, byte for byte the same in two builds`);
await removeFolder(WORK);
process.exitCode = faults.length > 0 ? 1 : 0;

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runNpm } from '../processes/run-program';

/**
 * Fetches a package for a look at its files, in this version or the newest; rejects with a sentence where there is no network.
 * `remove` what was fetched after the look: it may be some hundred megabytes.
 */
export async function fetchPackage(name: string, wanted = 'latest') {
  const place = resolve('.cache', 'packages', name);
  const folder = join(place, 'node_modules', name);
  const remove = () => rm(place, { recursive: true, force: true });
  await remove();
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'package.json'), JSON.stringify({ dependencies: { [name]: wanted } }));
  await runNpm(['install', '--no-package-lock', '--ignore-scripts'], { cwd: place }).catch(({ message }: Error) => {
    throw new Error(`${name}@${wanted} could not be fetched from the npm registry; is there a network?\n${message}`);
  });
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { folder, version, remove };
}

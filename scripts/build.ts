/**
 * `npm run build -- [--only PART] [--full]`: checks the catalogue, draws pictures and share images, and exports the site to out/. With
 * `--only admin` or `--only shop`, or ONLY in the environment, the export holds that part alone, for an origin of its own. Where nothing
 * has changed since the last build, that one stands; --full builds anyway. A program that fails ends the build with its exit code.
 */
import { spawnSync } from 'node:child_process';
import { readEnvironment } from '../lib/environment';
import { place } from '../lib/site/publish-place';
import { beginBuild } from './build/begin-build';
import { BUILD_STEPS } from './build/build-steps';
import { readCommand } from './command';

const { values, flags } = readCommand();
const part = values.get('only');
if (part !== undefined) process.env.ONLY = part;
if (readEnvironment().only === 'admin' && !place?.site) {
  throw new Error('The admin alone must know its store: set site in publish, in site.json of the data folder.');
}

const build = await beginBuild({ isFull: flags.has('full') });
for (const step of build ? BUILD_STEPS : []) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit' });
  if (status === 0) continue;
  process.exitCode = status ?? 1;
  break;
}
build?.end(!process.exitCode);

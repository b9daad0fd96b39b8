/**
 * `npm run build -- [--only PART] [--full] [--compare] [--why PAGE]`: checks the catalogue, draws pictures and share images, and exports the site to
 * out/. With `--only admin` or `--only shop`, or ONLY in the environment, the export holds that part alone, for an origin of its own. Pages
 * that say what they said are kept from the build before, and where nothing has changed, all of it stands; --full builds all anew. With --compare
 * every page is drawn, and the build fails where a kept one differs. `--why products/x` says why that page is drawn. A program that fails
 * ends the build with its exit code.
 */
import { isDeepStrictEqual } from 'node:util';
import { buildDay } from '../lib/catalogue/build-day';
import { readEnvironment } from '../lib/environment';
import { place } from '../lib/site/publish-place';
import { beginBuild } from './build/begin-build';
import { buildInputs, codeKey } from './build/build-inputs';
import { runBuildSteps } from './build/build-steps';
import { readCommand } from './command';

const started = performance.now();
const { values, flags } = readCommand();
const part = values.get('only');
if (part !== undefined) process.env.ONLY = part;
// All processes of a build take the same day, though it may end meanwhile.
process.env.BUILD_DAY ||= buildDay();
if (readEnvironment().only === 'admin' && !place?.site) {
  throw new Error('The admin alone must know its store: set site in publish, in site.json of the data folder.');
}

const [isFull, isCompared] = [flags.has('full'), flags.has('compare')];
const build = await beginBuild({ isFull: isFull || isCompared });
if (build) {
  const { inputs } = build;
  const { ends, code } = await runBuildSteps({
    code: codeKey('.', inputs),
    isFull,
    isCompared,
    why: values.get('why'),
    isUnchanged: () => isDeepStrictEqual(buildInputs(), inputs),
  });
  process.exitCode = code;
  build.end(code === 0);
  const steps = ends.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`).join(', ');
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s: ${steps}`);
}

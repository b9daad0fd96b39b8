/**
 * `npm run images -- [--retry] [--prune]`: downloads the photographs of the catalogue into .cache/images/, from where the
 * next build takes them. Never part of a build. Exit 0 when all are there, 1 when some failed, 130 when interrupted.
 */
import { CACHE_FOLDER } from '../lib/catalogue/photographs/read-manifest';
import { readEnvironment } from '../lib/environment';
import { readCommand } from './command';
import { readAddresses } from './images/addresses';
import { describeOutcome } from './images/describe-outcome';
import { updatePhotographs } from './images/update';
import { createProgress } from './processes/progress';

const { flags } = readCommand();
const products = readAddresses(readEnvironment().catalogueFile);
const interrupt = new AbortController();
// Once: a second Ctrl-C ends the process at once.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupt.abort());
const progress = createProgress(process.stdout);
const outcome = await updatePhotographs({
  retry: flags.has('retry'),
  prune: flags.has('prune'),
  addresses: [...products.keys()],
  folder: CACHE_FOLDER,
  signal: interrupt.signal,
  report: ({ done, total, failures, host }) => progress.show(`${done} of ${total}, ${failures} failed, ${host}`),
});
progress.clear();
console.log(describeOutcome(outcome, (address) => products.get(address) ?? []));
process.exitCode = outcome.failed.length > 0 ? 1 : 0;
// A look-up under way cannot be stopped, and would hold the process open.
if (outcome.isInterrupted) process.exit(130);

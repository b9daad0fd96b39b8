/** `npm run images`: downloads the photographs of the catalogue. */
import { readFileSync } from 'node:fs';
import { CACHE_FOLDER } from '../lib/catalogue/images/manifest';
import { readEnvironment } from '../lib/site/environment';
import { readCommand } from './build/cli/command';
import { createProgress } from './build/cli/progress';
import { parseValidCatalogue, photographUrls } from './build/images/photograph-urls';
import { summarizeUpdate, updatePhotographs } from './build/images/update-photographs';

const { flags } = readCommand(`npm run images -- [--retry] [--prune]

Downloads the photographs of the catalogue from other hosts into .cache/images/, where the next build finds them. A build itself never
needs the network. --retry tries failed downloads again, --prune removes photographs that no product has. Exit code 0: all downloaded;
1: some failed; 130: interrupted.`);
const { catalogueFile } = readEnvironment();
const products = photographUrls(parseValidCatalogue(readFileSync(catalogueFile), catalogueFile).products);
const interrupt = new AbortController();
// `once`: a second Ctrl+C ends the process immediately.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupt.abort());
const progress = createProgress(process.stdout);
const outcome = await updatePhotographs([...products.keys()], {
  retry: flags.has('retry'),
  prune: flags.has('prune'),
  folder: CACHE_FOLDER,
  signal: interrupt.signal,
  report: ({ done, total, failures, host }) => progress.show(`${done} of ${total}, ${failures} failed, ${host}`),
});
progress.clear();
console.log(summarizeUpdate(outcome, (address) => products.get(address) ?? []));
process.exitCode = outcome.failed.length > 0 ? 1 : 0;
// A DNS lookup cannot be cancelled and would keep the process running.
if (outcome.isInterrupted) process.exit(130);

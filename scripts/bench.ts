/**
 * `npm run bench -- [WORD ...]`: measures builds from nothing and after edits, page weights, Lighthouse's scores, clicks, what is fetched for
 * nothing, filters, search and what it finds, prints tables and keeps
 * the figures in bench/results.json. Words narrow it down: `weights`, `2000` (a build of that size), `product`, `/faq/` (a page).
 * Without words all is measured but `peers`, which has to be named.
 */
import { fileURLToPath } from 'node:url';
import { changes } from './bench/changes';
import { choose } from './bench/choose';
import { lighthouse } from './bench/lighthouse';
import { listing } from './bench/listing';
import { navigation } from './bench/navigation';
import { peers } from './bench/peers';
import { relevance } from './bench/relevance';
import { runPart } from './bench/run-part';
import { scale } from './bench/scale';
import { search } from './bench/search';
import { unseen } from './bench/unseen';
import { weights } from './bench/weights';
import { readCommand } from './command';

const root = fileURLToPath(new URL('..', import.meta.url));
const interruption = new AbortController();
const { signal } = interruption;
// npm passes on a Ctrl-C that the terminal has sent already: only the first counts, and cleaning up goes on.
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => interruption.abort());

const { words } = readCommand();
const parts = [scale, changes, weights, lighthouse, navigation, unseen, listing, search, relevance];
let failed = 0;
for (const chosen of choose(words.length > 0 ? [...parts, peers] : parts, words)) {
  if (signal.aborted) break;
  failed += await runPart(chosen, { root, signal }).catch((error: Error) => {
    console.error(`${chosen.part.name} failed: ${error.message}`);
    return chosen.cases.length;
  });
}
process.exitCode = signal.aborted ? 130 : Number(failed > 0);

/**
 * `npm run bench -- [WORD ...]`: measures builds, page weights, Lighthouse's scores, listings, search and the admin, prints tables and
 * keeps the figures in bench/results.json. Words narrow it down: `weights`, `2000` (a build of that size), `product`, `/faq/` (a page).
 */
import { fileURLToPath } from 'node:url';
import { admin } from './bench/admin';

import { choose } from './bench/choose';
import { lighthouse } from './bench/lighthouse';
import { listing } from './bench/listing';
import { navigation } from './bench/navigation';
import { peers } from './bench/peers';
import { requests } from './bench/requests';
import { runPart } from './bench/run-part';
import { scale } from './bench/scale';
import { search } from './bench/search';
import { tabs } from './bench/tabs';
import { weights } from './bench/weights';
import { readCommand } from './command';

const root = fileURLToPath(new URL('..', import.meta.url));
const interruption = new AbortController();
const { signal } = interruption;
// npm passes on a Ctrl-C that the terminal has sent already: only the first counts, and cleaning up goes on.
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => interruption.abort());

let failed = 0;
for (const chosen of choose(
  [scale, weights, requests, lighthouse, navigation, listing, search, admin, tabs, peers],
  readCommand().words,
)) {
  if (signal.aborted) break;
  failed += await runPart(chosen, { root, signal }).catch((error: Error) => {
    console.error(`${chosen.part.name} failed: ${error.message}`);
    return chosen.cases.length;
  });
}
process.exitCode = signal.aborted ? 130 : Number(failed > 0);

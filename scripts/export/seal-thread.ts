/** `jiti scripts/run.ts export/seal-thread`, a thread of `seal-threads`: seals the pages that it is given and says which could not be. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Seals, sealPages } from './seal-pages';

const { out, pages, seals } = workerData as { out: string; pages: readonly string[]; seals: Seals };
parentPort?.postMessage(sealPages(out, pages, seals));

/** `jiti scripts/run.ts export/seal-thread`, a thread of `seal-threads`: seals the pages that it is given and says which could not be. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Sheets, sealPages } from './seal-pages';

const { out, pages, sheets } = workerData as { out: string; pages: readonly string[]; sheets: Sheets };
parentPort?.postMessage(sealPages(out, pages, sheets));

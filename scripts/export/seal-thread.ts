/** `jiti scripts/run.ts export/seal-thread`, a thread of `sealPages`: seals the pages that it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { pageSealer, type SealsWithLoader } from './seal-pages';

const seal = pageSealer(workerData as SealsWithLoader);
parentPort?.on('message', (pages: readonly string[]) => parentPort?.postMessage(pages.map(seal)));

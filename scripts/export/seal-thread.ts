/** Runs in a thread of `seal-threads`: seals the pages that it is given and says which could not be. */
import { parentPort, workerData } from 'node:worker_threads';
import { sealPages } from './seal-pages';

const { out, pages } = workerData as { out: string; pages: readonly string[] };
parentPort?.postMessage(sealPages(out, pages));

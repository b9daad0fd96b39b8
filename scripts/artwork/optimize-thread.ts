/** `jiti scripts/run.ts artwork/optimize-thread`, a thread of `optimizeAll`: makes the drawings smaller that it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { optimize } from '../../artwork/optimize';

parentPort?.postMessage((workerData as readonly string[]).map(optimize));

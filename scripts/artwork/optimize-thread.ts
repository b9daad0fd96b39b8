/** `jiti scripts/run.ts artwork/optimize-thread`, a thread of `optimizeAll`: makes the drawings smaller that it is asked about. */
import { parentPort } from 'node:worker_threads';
import { optimize } from '../../artwork/optimize';

parentPort?.on('message', (markups: readonly string[]) => parentPort?.postMessage(markups.map(optimize)));

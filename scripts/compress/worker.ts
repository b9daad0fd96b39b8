/** A thread of `compress-folder`: takes the path of one file after the other and answers with what its copies weigh. */
import { parentPort } from 'node:worker_threads';
import { writeCopies } from './write-copies';

parentPort?.on('message', (file: string) => parentPort?.postMessage(writeCopies(file)));

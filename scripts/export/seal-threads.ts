import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readSizeLimits } from '../../lib/size-limits';
import { JITI_CLI, RUN_SCRIPT } from '../jiti-cli';
import { type Sealed, type Seals, sealPages } from './seal-pages';

/**
 * Like `sealPages`, in as many threads as there are processors where there are many pages: another thread takes about a second to
 * start, which is worth it from `pagesAThread` on.
 */
export async function sealInThreads(
  out: string,
  pages: readonly string[],
  seals: Seals,
  pagesAThread = readSizeLimits().pages,
): Promise<Sealed> {
  const threads = Math.min(Math.max(2, availableParallelism()), Math.ceil(pages.length / pagesAThread));
  if (threads < 2) return sealPages(out, pages, seals);
  const parts = Array.from({ length: threads }, (_, part) => pages.filter((_page, index) => index % threads === part));
  const sealed = await Promise.all(parts.map((part) => sealPart(out, part, seals)));
  return {
    faults: sealed.flatMap(({ faults }) => faults),
    unkept: sealed.reduce((sum, { unkept }) => sum + unkept, 0),
  };
}

function sealPart(out: string, pages: readonly string[], seals: Seals): Promise<Sealed> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(JITI_CLI, {
      argv: [RUN_SCRIPT, 'export/seal-thread'],
      workerData: { out, pages, seals },
    });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', (code) => reject(new Error(`A thread that seals pages ended with ${code}`)));
  });
}

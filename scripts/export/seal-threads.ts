import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { JITI_CLI } from '../jiti-cli';
import { type Sheets, sealPages } from './seal-pages';

/** Pages from which another thread is worth its start of about a second. */
const PAGES_A_THREAD = 2000;

const RUN = fileURLToPath(new URL('../run.ts', import.meta.url));

/** Like `sealPages`, in as many threads as there are processors where there are many pages. */
export async function sealInThreads(out: string, pages: readonly string[], sheets: Sheets): Promise<string[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_A_THREAD));
  if (threads < 2) return sealPages(out, pages, sheets);
  const parts = Array.from({ length: threads }, (_, part) => pages.filter((_page, index) => index % threads === part));
  return (await Promise.all(parts.map((part) => sealPart(out, part, sheets)))).flat();
}

function sealPart(out: string, pages: readonly string[], sheets: Sheets): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(JITI_CLI, { argv: [RUN, 'export/seal-thread'], workerData: { out, pages, sheets } });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', (code) => reject(new Error(`A thread that seals pages ended with ${code}`)));
  });
}

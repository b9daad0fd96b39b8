import { CURRENT_FILE, type Current } from '../index/current';
import { isPreviewOn, previewColumns } from '../preview';
import { searchablePages } from '../site/menu';
import { dataAddress } from '../site/routes';
import type { Answers, Request } from './protocol';

type Reply = { id: number; answer: unknown } | { id: number; error: string };
type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let loading: Promise<Answers['load']> | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Asks the catalogue worker, which holds the index and does all filtering, sorting and searching off the page's thread. The first
 * question starts the worker and fetches the index; when that fails the promise rejects, and the next question tries again.
 */
export async function askCatalogue<Kind extends 'list' | 'suggest' | 'cards'>(
  request: Extract<Request, { kind: Kind }>,
): Promise<Answers[Kind]> {
  await loadCatalogue();
  return send(request) as Promise<Answers[Kind]>;
}

/** Starts the worker and fetches the index, once; call it when a visitor is about to need it. */
export function loadCatalogue(): Promise<Answers['load']> {
  loading ??= load().catch((error: unknown) => {
    stop();
    throw error;
  });
  return loading;
}

async function load(): Promise<Answers['load']> {
  // The worker starts while the name of the index is on its way.
  worker ??= start();
  const index = isPreviewOn() ? ((await previewColumns()) ?? (await findIndex())) : await findIndex();
  const pages = searchablePages().map(({ label, href }) => ({ name: label, href }));
  return send({ kind: 'load', index, pages }) as Promise<Answers['load']>;
}

/** The address of the current index; pages and scripts do not know it, for they outlive it. */
async function findIndex(): Promise<string> {
  const response = await fetch(dataAddress(CURRENT_FILE), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The name of the catalogue index answered ${response.status}`);
  const { catalogue } = (await response.json()) as Current;
  return new URL(dataAddress(catalogue), window.location.href).href;
}

function send(request: Request): Promise<unknown> {
  worker ??= start();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
    worker?.postMessage({ id, request });
  });
}

function start(): Worker {
  const started = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) question?.reject(new Error(data.error));
    else question?.resolve(data.answer as never);
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values())
      reject(new Error(event.message || 'The catalogue worker could not start'));
    stop();
  });
  return started;
}

function stop(): void {
  worker?.terminate();
  worker = undefined;
  loading = undefined;
  waiting.clear();
}

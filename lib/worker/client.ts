import { CURRENT_FILE, type Current } from '../index/current';
import { isPreviewOn, previewColumns } from '../preview';
import { dataAddress } from '../site/asset';
import { WorkerConnection } from './connection';
import { fetchJson } from './fetch-json';
import type { Answers, Earlier, Request, WorkerQuestion } from './protocol';

type OnSoFar<Kind extends WorkerQuestion['kind']> = (soFar: Earlier[Kind]) => void;

/** The waiting for an answer: how it is told what can be said before, and how it ends. */
type Asker = { onSoFar?: ((soFar: never) => void) | undefined; signal?: AbortSignal | undefined };

/** A worker, and whether it has been told its index. */
let current: { connection: WorkerConnection; loading: Promise<unknown> } | undefined;

/**
 * Asks the catalogue worker, which holds the index and does all filtering, sorting and searching off the page's thread. The first
 * question starts the worker and fetches the index. While a large catalogue is on its way `onSoFar` may be given an answer from
 * what is there. A question that fails is asked once more of a new worker; when that fails too the promise rejects, and the next
 * question tries again. A reading of an order that is ended by its signal is answered by undefined.
 */
export function askCatalogue<Kind extends WorkerQuestion['kind']>(
  question: Extract<WorkerQuestion, { kind: Kind }>,
  onSoFar?: OnSoFar<Kind>,
  signal?: Kind extends 'resolve' ? AbortSignal : undefined,
): Promise<Answers[Kind]> {
  const answer = askTwice(question, { onSoFar, signal }) as Promise<Answers[Kind]>;
  return signal ? (Promise.race([answer, aborted(signal)]) as Promise<Answers[Kind]>) : answer;
}

/** Starts the worker and fetches the whole index; call it when a visitor is about to need it. */
export function loadCatalogue(): Promise<Answers['fetch']> {
  return askTwice({ kind: 'fetch' }) as Promise<Answers['fetch']>;
}

/** The end of a waiting, whatever the worker still does. */
const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

async function askTwice(request: Request, asker: Asker = {}): Promise<unknown> {
  try {
    return await ask(request, asker);
  } catch {
    // A failed question is asked again: another version may have been published, or a missing file fetched past the cache.
    return ask(request, asker);
  }
}

/** The answer to a question; after a failure the next begins anew, with scripts and names of the index as they are then. */
async function ask(request: Request, asker: Asker): Promise<unknown> {
  if (!current?.connection.isOpen) current = connect();
  const { connection, loading } = current;
  try {
    await loading;
    return asker.signal?.aborted ? undefined : await connection.ask(request, asker);
  } catch (error) {
    connection.close(error as Error);
    throw error;
  }
}

/** The worker starts while the names of the index are on their way. */
function connect() {
  const connection = new WorkerConnection();
  return { connection, loading: load(connection) };
}

async function load(connection: WorkerConnection): Promise<void> {
  const index = isPreviewOn() ? ((await previewColumns()) ?? (await findIndex())) : await findIndex();
  await connection.ask({ kind: 'load', index });
}

/** The current index by the addresses of its files; pages and scripts do not know them, for they outlive it. */
async function findIndex(): Promise<Current> {
  const current = await fetchJson<Current>(dataAddress(CURRENT_FILE), { cache: 'no-cache' });
  const addressOf = (file: string) => new URL(dataAddress(file), window.location.href).href;
  return { ...current, shards: current.shards.map((shard) => ({ ...shard, file: addressOf(shard.file) })) };
}

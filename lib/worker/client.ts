import { CURRENT_FILE, type Current } from '../index/current';
import { isPreviewOn, previewColumns } from '../preview';
import { dataAddress } from '../site/asset';
import { WorkerConnection } from './connection';
import { fetchJson } from './fetch-json';
import type { Answers, ReadSoFar, WorkerQuestion } from './protocol';

/** Options of a reading of an order: a function that gets its progress, and a signal that ends it. */
type Asker = { onSoFar?: ((soFar: ReadSoFar) => void) | undefined; signal?: AbortSignal | undefined };

/** A worker, and whether it has been told its index. */
let current: { connection: WorkerConnection; loading: Promise<unknown> } | undefined;

/**
 * Asks the catalogue worker, which holds the index and does all filtering, sorting and searching off the page's thread. The first
 * question starts the worker and fetches the index. A question that fails is asked once more of a new worker; when that fails too the
 * promise rejects, and the next question tries again. A reading of an order that is ended by its signal is answered by undefined.
 */
export function askCatalogue<Kind extends WorkerQuestion['kind']>(
  question: Extract<WorkerQuestion, { kind: Kind }>,
  onSoFar?: Kind extends 'resolve' ? Asker['onSoFar'] : undefined,
  signal?: Kind extends 'resolve' ? AbortSignal : undefined,
): Promise<Answers[Kind]> {
  const answer = askTwice(question, { onSoFar, signal }) as Promise<Answers[Kind]>;
  return signal ? (Promise.race([answer, aborted(signal)]) as Promise<Answers[Kind]>) : answer;
}

/** Starts the worker and fetches the index; call it when a visitor is about to need it. */
export function loadCatalogue(): Promise<unknown> {
  return askTwice();
}

/** The end of a waiting, whatever the worker still does. */
const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

async function askTwice(question?: WorkerQuestion, asker: Asker = {}): Promise<unknown> {
  try {
    return await ask(question, asker);
  } catch {
    // A failed question is asked again: another version may have been published, or a missing file fetched past the cache.
    return ask(question, asker);
  }
}

/** The answer to a question, or without one the end of the loading; after a failure the next begins anew, with scripts and names of the index as they are then. */
async function ask(question: WorkerQuestion | undefined, asker: Asker): Promise<unknown> {
  if (!current?.connection.isOpen) current = connect();
  const { connection, loading } = current;
  try {
    await loading;
    return !question || asker.signal?.aborted ? undefined : await connection.ask(question, asker);
  } catch (error) {
    connection.close(error as Error);
    throw error;
  }
}

/** The worker starts while the name of the index is on its way. */
function connect() {
  const connection = new WorkerConnection();
  return { connection, loading: load(connection) };
}

async function load(connection: WorkerConnection): Promise<void> {
  const index = isPreviewOn() ? ((await previewColumns()) ?? (await findIndex())) : await findIndex();
  await connection.ask({ kind: 'load', index });
}

/** The absolute URL of the current index; pages and scripts do not contain it, because they outlive it. */
async function findIndex(): Promise<string> {
  const { file } = await fetchJson<Current>(dataAddress(CURRENT_FILE), { cache: 'no-cache' });
  return new URL(dataAddress(file), window.location.href).href;
}

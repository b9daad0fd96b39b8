import { INDEX_FILE } from '../listing/index-row';
import { isPreviewOn, previewRows } from '../listing/preview';
import { dataAddress } from '../site/asset';
import type { CatalogueAnswers, CatalogueQuery, CatalogueReply, CatalogueRequest } from './protocol';

type PendingRequest = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** A running catalogue worker. It loads the index when it starts. */
class CatalogueWorker {
  private readonly worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' });
  private readonly pending = new Map<number, PendingRequest>();
  private readonly loading: Promise<unknown>;
  private lastId = 0;
  private error: Error | undefined;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<CatalogueReply>) => {
      const request = this.pending.get(data.id);
      this.pending.delete(data.id);
      if ('error' in data) request?.reject(new Error(data.error));
      else request?.resolve(data.answer);
    });
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.close(new Error(event.message || 'The catalogue worker could not start'));
    });
    this.loading = this.load();
  }

  /** Resolves with the answer to a query once the index is loaded. */
  async query(query?: CatalogueQuery): Promise<unknown> {
    await this.loading;
    return query && this.send(query);
  }

  /** Terminates the worker and rejects all pending requests. */
  close(error: Error): void {
    if (current === this) current = undefined;
    this.error ??= error;
    this.worker.terminate();
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }

  private async load(): Promise<void> {
    const rows = isPreviewOn() ? await previewRows() : undefined;
    // A worker resolves relative URLs against its script.
    const index = rows ?? new URL(dataAddress(INDEX_FILE), window.location.href).href;
    await this.send({ kind: 'load', index });
  }

  private send(request: CatalogueRequest): Promise<unknown> {
    if (this.error) return Promise.reject(this.error);
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ id, request });
    });
  }
}

let current: CatalogueWorker | undefined;

/**
 * Sends a query to the catalogue worker, which filters, sorts and searches the catalogue index. The first query starts the worker. A
 * failed query is retried once with a new worker; if that fails too, the promise rejects.
 */
export function queryCatalogue<Kind extends CatalogueQuery['kind']>(
  query: Extract<CatalogueQuery, { kind: Kind }>,
): Promise<CatalogueAnswers[Kind]> {
  return queryWithRetry(query) as Promise<CatalogueAnswers[Kind]>;
}

/** Starts the worker and loads the index before the first query. */
export function loadCatalogue(): Promise<unknown> {
  return queryWithRetry();
}

async function queryWithRetry(query?: CatalogueQuery): Promise<unknown> {
  try {
    return await queryOnce(query);
  } catch {
    return queryOnce(query);
  }
}

async function queryOnce(query?: CatalogueQuery): Promise<unknown> {
  current ??= new CatalogueWorker();
  const worker = current;
  try {
    return await worker.query(query);
  } catch (error) {
    worker.close(error as Error);
    throw error;
  }
}

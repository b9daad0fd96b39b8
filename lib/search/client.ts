import { INDEX_FILE } from '../listing/index-row';
import { isPreviewOn, previewRows } from '../listing/preview';
import { dataAddress } from '../site/routes';
import type { CatalogueAnswers, CatalogueQuery, CatalogueReply, CatalogueRequest } from './protocol';

/** A running catalogue worker. It loads the index when it starts. */
class CatalogueWorker {
  private readonly worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' });
  private readonly pending = new Map<number, (reply: CatalogueReply) => void>();
  private lastId = 0;
  private error: Error | undefined;
  /** Resolves once the index is loaded. */
  private readonly loading = this.load();

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<CatalogueReply>) => {
      this.pending.get(data.id)?.(data);
      this.pending.delete(data.id);
    });
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.close(new Error(event.message || 'The catalogue worker could not start'));
    });
  }

  /** Answers a query once the index is loaded. A failure closes the worker, so that the next query starts another. */
  async query(query?: CatalogueQuery): Promise<unknown> {
    try {
      await this.loading;
      return query && (await this.send(query));
    } catch (error) {
      this.close(error as Error);
      throw error;
    }
  }

  /** Terminates the worker and rejects all pending requests. */
  private close(error: Error): void {
    if (current === this) current = undefined;
    this.error ??= error;
    this.worker.terminate();
    for (const [id, settle] of this.pending) settle({ id, error: error.message });
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
      this.pending.set(id, (reply) => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply.answer)));
      this.worker.postMessage({ id, request });
    });
  }
}

let current: CatalogueWorker | undefined;

async function queryWithRetry(query?: CatalogueQuery): Promise<unknown> {
  const ask = () => {
    current ??= new CatalogueWorker();
    return current.query(query);
  };
  return ask().catch(ask);
}

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

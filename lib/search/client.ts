import { INDEX_FILE } from '../listing/index-row';
import { isPreviewOn, previewRows } from '../listing/preview';
import { dataAddress } from '../site/asset';
import type { CatalogueAnswers, CatalogueQuestion, CatalogueReply, CatalogueRequest } from './protocol';

type PendingRequest = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** A running catalogue worker, which loads the index at its start. */
class CatalogueWorker {
  private readonly worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' });
  private readonly pending = new Map<number, PendingRequest>();
  private readonly loading: Promise<unknown>;
  private lastId = 0;
  private error: Error | undefined;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<CatalogueReply>) => {
      const waiting = this.pending.get(data.id);
      this.pending.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.answer);
    });
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.close(new Error(event.message || 'The catalogue worker could not start'));
    });
    this.loading = this.load();
  }

  /** Answers a question once the index is loaded. */
  async ask(question?: CatalogueQuestion): Promise<unknown> {
    await this.loading;
    return question && this.send(question);
  }

  /** Ends the worker and rejects all open questions. */
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
 * Asks the catalogue worker, which filters, sorts and searches the catalogue index. The first question starts the worker and loads the
 * index. A question that fails is asked once more of a new worker. If that fails too, the promise rejects, and the next question
 * starts another worker.
 */
export function askCatalogue<Kind extends CatalogueQuestion['kind']>(
  question: Extract<CatalogueQuestion, { kind: Kind }>,
): Promise<CatalogueAnswers[Kind]> {
  return askWithRetry(question) as Promise<CatalogueAnswers[Kind]>;
}

/** Starts the worker and loads the index before the first question. */
export function loadCatalogue(): Promise<unknown> {
  return askWithRetry();
}

async function askWithRetry(question?: CatalogueQuestion): Promise<unknown> {
  try {
    return await ask(question);
  } catch {
    return ask(question);
  }
}

async function ask(question?: CatalogueQuestion): Promise<unknown> {
  current ??= new CatalogueWorker();
  const worker = current;
  try {
    return await worker.ask(question);
  } catch (error) {
    worker.close(error as Error);
    throw error;
  }
}

import type { ReadSoFar, Reply, Request } from './protocol';

type Waiting = {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  onSoFar: ((soFar: ReadSoFar) => void) | undefined;
};

/** A running catalogue worker from the page's side: requests go in, answers come out in any order. */
export class WorkerConnection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private hasSpoken = false;
  private end: Error | undefined;

  constructor() {
    const { worker, scripts } = startWorker();
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.hear(data));
    worker.addEventListener('error', async (event) => {
      event.preventDefault();
      // A worker that never said a word may lack a script: whoever starts the next one finds it.
      if (!this.hasSpoken) await repairScripts(scripts);
      this.close(new Error(event.message || 'The catalogue worker could not start'));
    });
  }

  /** Whether the worker still runs. */
  get isOpen(): boolean {
    return this.end === undefined;
  }

  /**
   * Rejects with what the worker says, or when it ends; `onSoFar` is told the progress of a reading, and the worker is told when
   * `signal` ends the waiting.
   */
  ask(
    request: Request,
    { onSoFar, signal }: { onSoFar?: Waiting['onSoFar']; signal?: AbortSignal | undefined } = {},
  ): Promise<unknown> {
    const { end } = this;
    if (end) return Promise.reject(end);
    this.lastId += 1;
    const id = this.lastId;
    const cancel = () => this.worker.postMessage({ id, request: { kind: 'cancel' } satisfies Request });
    signal?.addEventListener('abort', cancel, { once: true });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onSoFar });
      this.worker.postMessage({ id, request });
    });
  }

  /** Ends the worker and rejects what waits for it. */
  close(reason: Error): void {
    this.end ??= reason;
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private hear(reply: Reply): void {
    this.hasSpoken = true;
    const request = this.waiting.get(reply.id);
    if ('soFar' in reply) {
      request?.onSoFar?.(reply.soFar);
      return;
    }
    this.waiting.delete(reply.id);
    if ('error' in reply) request?.reject(new Error(reply.error));
    else request?.resolve(reply.answer);
  }
}

/** A worker that was started, and the addresses of the scripts that it is made of. */
type Started = { worker: Worker; scripts: readonly string[] };

/**
 * Starts the catalogue worker. Its address is written by the bundler and known to the constructor alone: behind its '#' it carries
 * a list with the chunks that the worker begins with.
 */
function startWorker(): Started {
  let address = '';
  const { Worker: Plain } = globalThis;
  globalThis.Worker = class Worker extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      address = String(url);
    }
  };
  try {
    const worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' });
    return { worker, scripts: scriptsOf(address) };
  } finally {
    globalThis.Worker = Plain;
  }
}

/** Fetches scripts past the browser's cache, which may hold a 404 for good; what fails is left to the next start. */
async function repairScripts(scripts: readonly string[]): Promise<void> {
  await Promise.allSettled(scripts.map((address) => fetch(address, { cache: 'reload' })));
}

/** The scripts in a bundler's address of a worker: '/w.js#params=["/b.js"]' -> '/w.js', '/b.js'. */
export function scriptsOf(address: string): string[] {
  const [own = '', settings = ''] = address.split('#', 2);
  const params = new URLSearchParams(settings).get('params');
  return [own, ...(params?.match(/[^"[\],]+\.js/g) ?? [])];
}

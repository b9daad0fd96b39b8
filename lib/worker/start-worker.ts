/** A worker that was started, and the addresses of the scripts that it is made of. */
type Started = { worker: Worker; scripts: readonly string[] };

/**
 * Starts the catalogue worker. Its address is written by the bundler and known to the constructor alone: behind its '#' it carries
 * a list with the chunks that the worker begins with.
 */
export function startWorker(): Started {
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
export async function repairScripts(scripts: readonly string[]): Promise<void> {
  await Promise.allSettled(scripts.map((address) => fetch(address, { cache: 'reload' })));
}

/** The scripts in a bundler's address of a worker: '/w.js#params=["/b.js"]' -> '/w.js', '/b.js'. */
export function scriptsOf(address: string): string[] {
  const [own = '', settings = ''] = address.split('#', 2);
  const params = new URLSearchParams(settings).get('params');
  return [own, ...(params?.match(/[^"[\],]+\.js/g) ?? [])];
}

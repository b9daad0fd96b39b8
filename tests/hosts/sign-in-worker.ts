import worker from '@/hosting/sign-in-worker.js';

/** `hosting/sign-in-worker.js`, the file that an owner deploys, as it stands. */
export const signInWorker: { fetch: (request: Request, settings: object) => Promise<Response> } = worker;

/** The settings of the owner's worker, as a host of it hands them over. */
export type WorkerSettings = { SHOP_ORIGIN?: string; CLIENT_ID?: string; CLIENT_SECRET?: string; GIT_HOST?: string };

/** An answer of the worker; `fetch` leads to GitHub. */
export async function askWorker(
  request: Request,
  settings: WorkerSettings,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const own = globalThis.fetch;
  globalThis.fetch = fetch;
  try {
    return await signInWorker.fetch(request, settings);
  } finally {
    globalThis.fetch = own;
  }
}

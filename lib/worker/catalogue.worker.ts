import { fetchJson } from './fetch-json';
import type { Reply, Request } from './protocol';
import { searchPages } from './search-pages';
import { ShardedEngine } from './sharded-engine';

// The page's TypeScript knows this file as part of the page; here `self` is the worker's own scope.
const scope = self as unknown as {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<{ id: number; request: Request }>) => void,
  ) => void;
  postMessage: (message: Reply) => void;
};
let engine: ShardedEngine | undefined;
let isPreparing = false;

scope.addEventListener('message', async ({ data: { id, request } }) => {
  try {
    const answer = await answerTo(request, (soFar) => scope.postMessage({ id, soFar }));
    scope.postMessage({ id, answer });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
  if (engine && !isPreparing) prepareSearch(engine);
});

async function answerTo(request: Request, onSoFar: (answer: unknown) => void): Promise<unknown> {
  if (request.kind === 'load') {
    engine = new ShardedEngine({ ...request, pagesOf: searchPages, fetchColumns: (address) => fetchJson(address) });
    return { products: engine.size };
  }
  if (!engine) throw new Error('The catalogue index is not loaded');
  if (request.kind !== 'fetch') return engine.answer(request, onSoFar);
  await engine.fetch();
  return { products: engine.size };
}

/** Takes in the rows for search between questions, so that neither waits for the other. */
function prepareSearch(prepared: ShardedEngine): void {
  isPreparing = !prepared.prepareSearch();
  if (isPreparing) setTimeout(() => prepareSearch(prepared));
}

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
/** The questions that are being answered, by id, and whether somebody still waits. */
const open = new Map<number, { isCancelled: boolean }>();

scope.addEventListener('message', async ({ data: { id, request } }) => {
  if (request.kind === 'cancel') {
    const asked = open.get(id);
    if (asked) asked.isCancelled = true;
    return;
  }
  const asked = { isCancelled: false };
  open.set(id, asked);
  try {
    const onSoFar = (soFar: unknown) => scope.postMessage({ id, soFar });
    const answer = await answerTo(request, onSoFar, () => asked.isCancelled);
    scope.postMessage({ id, answer });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
  open.delete(id);
  if (engine && !isPreparing) prepareSearch(engine);
});

async function answerTo(
  request: Exclude<Request, { kind: 'cancel' }>,
  onSoFar: (answer: unknown) => void,
  isCancelled: () => boolean,
): Promise<unknown> {
  if (request.kind === 'load') {
    engine = new ShardedEngine({ ...request, pagesOf: searchPages, fetchColumns: (address) => fetchJson(address) });
    return { products: engine.size };
  }
  if (!engine) throw new Error('The catalogue index is not loaded');
  if (request.kind !== 'fetch') return engine.answer(request, onSoFar, isCancelled);
  await engine.fetch();
  return { products: engine.size };
}

/** Takes in the rows for search between questions, so that neither waits for the other. */
function prepareSearch(prepared: ShardedEngine): void {
  isPreparing = !prepared.prepareSearch();
  if (isPreparing) setTimeout(() => prepareSearch(prepared));
}

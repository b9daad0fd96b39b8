import type { Columns } from '../index/columns';
import { createEngine } from './create-engine';
import type { CatalogueEngine } from './engine';
import { fetchJson } from './fetch-json';
import type { ReadSoFar, Reply, Request } from './protocol';
import { searchPages } from './search-pages';

// The page's TypeScript knows this file as part of the page; here `self` is the worker's own scope.
const scope = self as unknown as {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<{ id: number; request: Request }>) => void,
  ) => void;
  postMessage: (message: Reply) => void;
};
let engine: CatalogueEngine | undefined;
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
    const onSoFar = (soFar: ReadSoFar) => scope.postMessage({ id, soFar });
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
  onSoFar: (progress: ReadSoFar) => void,
  isCancelled: () => boolean,
): Promise<unknown> {
  if (request.kind === 'load') {
    const { index } = request;
    engine = await createEngine(typeof index === 'string' ? await fetchJson<Columns>(index) : index, searchPages);
    return undefined;
  }
  if (!engine) throw new Error('The catalogue index is not loaded');
  if (request.kind !== 'resolve') return engine.answer(request);
  return engine.resolve(request.text, request.columns, { onSoFar, isCancelled });
}

/** Takes in the rows for search between questions, so that neither waits for the other. */
function prepareSearch(prepared: CatalogueEngine): void {
  isPreparing = !prepared.prepareSearch();
  if (isPreparing) setTimeout(() => prepareSearch(prepared));
}

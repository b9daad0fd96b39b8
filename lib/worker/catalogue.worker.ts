import type { Columns } from '../index/columns';
import { CatalogueEngine } from './engine';
import type { Request } from './protocol';

// The page's TypeScript knows this file as part of the page; here `self` is the worker's own scope.
const scope = self as unknown as {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<{ id: number; request: Request }>) => void,
  ) => void;
  postMessage: (message: unknown) => void;
};
let engine: CatalogueEngine | undefined;

scope.addEventListener('message', async ({ data: { id, request } }) => {
  try {
    scope.postMessage({ id, answer: await answer(request) });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

async function answer(request: Request): Promise<unknown> {
  if (request.kind === 'load') {
    const { index, pages } = request;
    engine = new CatalogueEngine(typeof index === 'string' ? await fetchColumns(index) : index, pages);
    prepareSearch(engine);
    return { products: engine.size };
  }
  if (!engine) throw new Error('The catalogue index is not loaded');
  return engine.answer(request);
}

async function fetchColumns(address: string): Promise<Columns> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The catalogue index answered ${response.status}`);
  return response.json();
}

/** Takes in the rows for search between questions, so that neither waits for the other. */
function prepareSearch(prepared: CatalogueEngine): void {
  if (!prepared.prepareSearch()) setTimeout(() => prepareSearch(prepared));
}

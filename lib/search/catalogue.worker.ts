import { readIndex } from '../listing/index-row';
import { CatalogueEngine } from './engine';
import type { CatalogueReply, CatalogueRequest } from './protocol';
import { searchPages } from './search-pages';

// TypeScript types `self` as a window, because the tsconfig is that of the pages.
const scope = self as unknown as {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<{ id: number; request: CatalogueRequest }>) => void,
  ) => void;
  postMessage: (message: CatalogueReply) => void;
};
let engine: CatalogueEngine | undefined;

scope.addEventListener('message', async ({ data: { id, request } }) => {
  try {
    scope.postMessage({ id, answer: await handle(request) });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

async function handle(request: CatalogueRequest): Promise<unknown> {
  if (request.kind === 'load') {
    const { index } = request;
    engine = new CatalogueEngine(typeof index === 'string' ? await fetchIndex(index) : index, searchPages);
    prepareSearch(engine);
    return undefined;
  }
  if (!engine) throw new Error('The catalogue index is not loaded');
  return engine.answer(request);
}

/** Fetches the index. 'no-cache' revalidates the cached file, so that a new catalogue is used immediately. */
async function fetchIndex(address: string) {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The catalogue index responded with status ${response.status}`);
  return readIndex(await response.json());
}

/** Builds the search index in chunks, so that queries are answered in between. */
function prepareSearch(prepared: CatalogueEngine): void {
  setTimeout(() => {
    if (!prepared.prepareSearch()) prepareSearch(prepared);
  });
}

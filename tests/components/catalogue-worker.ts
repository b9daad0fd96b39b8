import { act } from '@testing-library/react';
import type { Columns } from '@/lib/index/columns';
import { CatalogueEngine } from '@/lib/worker/engine';
import type { Request } from '@/lib/worker/protocol';
import { answerFetch } from './answers';

type Load = Extract<Request, { kind: 'load' }>;
type Behaviour = (request: Request) => unknown;
let behaviour: Behaviour = () => undefined;

/** What the worker was told to load, in order. */
export const loads: Load[] = [];

/** Stands in for the browser's Worker, which jsdom lacks: the catalogue's own engine answers, or nobody does. */
class HandWorker extends EventTarget {
  static current: HandWorker | undefined;

  constructor() {
    super();
    HandWorker.current = this;
  }
  postMessage({ id, request }: { id: number; request: Request }) {
    if (request.kind === 'load') loads.push(request);
    const tell = (data: object) => this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
    Promise.resolve()
      .then(() => behaviour(request))
      .then(
        (answer) => answer !== undefined && tell({ answer }),
        (error: Error) => tell({ error: error.message }),
      );
  }
  terminate() {}
}

globalThis.Worker = HandWorker as unknown as typeof Worker;

// The page asks which index is current before it tells the worker.
beforeEach(() => void answerFetch({ body: { catalogue: 'catalogue-0123.json' } }));

/** The worker answers from this index. */
export function answerFrom(columns: Columns): void {
  const engine = new CatalogueEngine(columns, []);
  behaviour = (request) => {
    if (request.kind === 'load') return { products: engine.size };
    return engine.answer(request);
  };
}

/** The worker cannot fetch the index. */
export function failWorker(): void {
  behaviour = () => {
    throw new Error('The catalogue index answered 404');
  };
}

/** The worker never answers. */
export function hangWorker(): void {
  behaviour = () => undefined;
}

/** Ends the worker as a crash would, so that the next test starts a new one. */
export function endWorker(): void {
  act(() => void HandWorker.current?.dispatchEvent(new Event('error', { cancelable: true })));
}

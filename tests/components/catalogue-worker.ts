import { act } from '@testing-library/react';
import type { Columns } from '@/lib/index/columns';
import type { Current } from '@/lib/index/current';
import { CatalogueEngine } from '@/lib/worker/engine';
import type { Request } from '@/lib/worker/protocol';
import { ShardedEngine } from '@/lib/worker/sharded-engine';
import { answerFetch } from './answers';

type Load = Extract<Request, { kind: 'load' }>;
type Question = Exclude<Request, { kind: 'cancel' }>;
type Behaviour = (request: Question, onSoFar: (answer: unknown) => void) => unknown;
let behaviour: Behaviour = () => undefined;
let broken = 0;

/** The ids of the questions whose answers nobody waits for anymore. */
export const cancelled: number[] = [];

/** The orders to load that the worker got, in their order. */
export const loads: Load[] = [];

/** Stands in for the browser's Worker, which jsdom lacks: the catalogue's own engine answers, or nobody does. */
class HandWorker extends EventTarget {
  static current: HandWorker | undefined;
  private readonly isBroken: boolean;

  constructor() {
    super();
    HandWorker.current = this;
    this.isBroken = broken > 0;
    if (!this.isBroken) return;
    broken -= 1;
    setTimeout(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
  postMessage({ id, request }: { id: number; request: Request }) {
    if (this.isBroken) return;
    if (request.kind === 'cancel') {
      cancelled.push(id);
      return;
    }
    if (request.kind === 'load') loads.push(request);
    const tell = (data: object) => this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
    Promise.resolve()
      .then(() => behaviour(request, (soFar) => tell({ soFar })))
      .then(
        (answer) => answer !== undefined && tell({ answer }),
        (error: Error) => tell({ error: error.message }),
      );
  }
  terminate() {}
}

globalThis.Worker = HandWorker as unknown as typeof Worker;

// The page asks which index is current before it tells the worker.
beforeEach(
  () => void answerFetch({ body: { products: 2, shards: [{ file: 'catalogue-0123.json' }] } satisfies Current }),
);

/** The worker does as it is told here. */
export function answerWith(told: Behaviour): void {
  behaviour = told;
}

/** The worker answers from this index. */
export function answerFrom(columns: Columns): void {
  const engine = new ShardedEngine({ index: columns, pagesOf: () => [], fetchColumns: () => Promise.reject() });
  answerWith(async (request, onSoFar) => {
    if (request.kind === 'load') return { products: engine.size };
    if (request.kind === 'fetch') {
      await engine.fetch();
      return { products: engine.size };
    }
    return engine.answer(request, onSoFar);
  });
}

/** The worker answers so far from the first of these, and from the second once the function that is given has been called. */
export function answerInParts(first: Columns, whole: Columns): () => void {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  answerWith(async (request, onSoFar) => {
    if (request.kind === 'load') return { products: 0 };
    const answerOf = (columns: Columns) =>
      request.kind === 'fetch' || request.kind === 'resolve'
        ? { products: columns.rows }
        : new CatalogueEngine(columns, () => []).answer(request);
    onSoFar({ ...answerOf(first), soFar: { known: first.rows, total: whole.rows } });
    await finished;
    return answerOf(whole);
  });
  return () => finish();
}

/** The worker cannot fetch the index. */
export function failWorker(): void {
  answerWith(() => {
    throw new Error('The catalogue index answered 404');
  });
}

/** The worker never answers. */
export function hangWorker(): void {
  answerWith(() => undefined);
}

/** The worker cannot start, so many times. */
export function breakWorker(times: number): void {
  broken = times;
}

/** Ends the worker as a crash would. */
export function crashWorker(): void {
  act(() => void HandWorker.current?.dispatchEvent(new Event('error', { cancelable: true })));
}

/** Ends the worker and all that waits for it, so that the next test starts a new one. */
export function endWorker(): void {
  failWorker();
  crashWorker();
}

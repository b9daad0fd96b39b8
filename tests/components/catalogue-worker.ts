import { act } from '@testing-library/react';
import type { Columns } from '@/lib/index/columns';
import type { Current } from '@/lib/index/current';
import { createEngine } from '@/lib/worker/create-engine';
import type { ReadSoFar, Request } from '@/lib/worker/protocol';
import { answerFetch } from './answers';

type Load = Extract<Request, { kind: 'load' }>;
type Question = Exclude<Request, { kind: 'cancel' }>;
type Behaviour = (request: Question, onSoFar: (progress: ReadSoFar) => void) => unknown;
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
beforeEach(() => void answerFetch({ body: { file: 'catalogue-0123.json' } satisfies Current }));

/** The worker does as it is told here. */
export function answerWith(told: Behaviour): void {
  behaviour = told;
}

/** The worker answers from this index. */
export function answerFrom(columns: Columns): void {
  const engine = createEngine(columns, () => []);
  answerWith(async (request, onSoFar) => {
    if (request.kind === 'load') return 'loaded';
    if (request.kind === 'resolve') return (await engine).resolve(request.text, request.columns, { onSoFar });
    return (await engine).answer(request);
  });
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

import { act } from '@testing-library/react';
import type { IndexRow } from '@/lib/listing/row';
import { CatalogueEngine } from '@/lib/search/engine';
import type { Request } from '@/lib/search/protocol';
import { answerFetch } from './answers';

type Load = Extract<Request, { kind: 'load' }>;
type Behaviour = (request: Request) => unknown;
let behaviour: Behaviour = () => undefined;
let broken = 0;

/** The load requests that workers got. */
export const loads: Load[] = [];

/** Replaces the browser's Worker, which jsdom lacks. Answers come from `behaviour`; undefined means no answer. */
class TestWorker extends EventTarget {
  static current: TestWorker | undefined;
  private readonly isBroken: boolean;

  constructor() {
    super();
    TestWorker.current = this;
    this.isBroken = broken > 0;
    if (!this.isBroken) return;
    broken -= 1;
    setTimeout(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
  postMessage({ id, request }: { id: number; request: Request }) {
    if (this.isBroken) return;
    if (request.kind === 'load') loads.push(request);
    const reply = (data: object) => this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
    Promise.resolve()
      .then(() => behaviour(request))
      .then(
        (answer) => answer !== undefined && reply({ answer }),
        (error: Error) => reply({ error: error.message }),
      );
  }
  terminate() {}
}

globalThis.Worker = TestWorker as unknown as typeof Worker;

// After a failure the page asks whether its host can be reached.
beforeEach(() => void answerFetch({ body: {} }));

/** Sets the answers of the worker. */
export function answerWith(answers: Behaviour): void {
  behaviour = answers;
}

/** The worker answers from these rows. */
export function answerFrom(rows: readonly IndexRow[]): void {
  const engine = new CatalogueEngine(rows, () => []);
  answerWith((request) => (request.kind === 'load' ? 'loaded' : engine.answer(request)));
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

/** The next workers cannot start, so many of them. */
export function breakWorker(times: number): void {
  broken = times;
}

/** Ends the worker as a crash does. */
export function crashWorker(): void {
  act(() => void TestWorker.current?.dispatchEvent(new Event('error', { cancelable: true })));
}

/** Ends the worker and all open questions, so that the next test starts a new one. */
export function endWorker(): void {
  failWorker();
  crashWorker();
}

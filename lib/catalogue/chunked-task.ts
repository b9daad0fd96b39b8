/** Work in steps, so that its caller may do something else between them; its end is the result. */
export type ChunkedTask<Result> = Generator<void, Result>;

/** Runs all steps at once. */
export function finishTask<Result>(steps: ChunkedTask<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

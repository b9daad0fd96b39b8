/** Work in steps, so that who waits for it may do something else between them; its end is the result. */
export type Steps<Result> = Generator<void, Result>;

/** Does all steps at once. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

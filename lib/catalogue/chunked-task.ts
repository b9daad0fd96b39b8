/** A long task that yields between chunks, so that the caller can pause or cancel it. Returns the result at the end. */
export type ChunkedTask<Result> = Generator<void, Result>;

/** Runs all chunks without a pause and returns the result. */
export function finishTask<Result>(task: ChunkedTask<Result>): Result {
  for (;;) {
    const chunk = task.next();
    if (chunk.done) return chunk.value;
  }
}

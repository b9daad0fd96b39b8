/** Runs a task under a base path; '' is the root. */
export function withBasePath<Result>(basePath: string, task: () => Result): Result {
  const before = process.env.NEXT_PUBLIC_BASE_PATH;
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  try {
    return task();
  } finally {
    if (before === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
    else process.env.NEXT_PUBLIC_BASE_PATH = before;
  }
}

/** Runs code of the store under a base path; '' is the root. */
export function withBasePath<Result>(basePath: string, work: () => Result): Result {
  const before = process.env.NEXT_PUBLIC_BASE_PATH;
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
    else process.env.NEXT_PUBLIC_BASE_PATH = before;
  }
}

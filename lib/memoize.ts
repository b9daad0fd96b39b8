/** Caches the results of a function by its argument, which must not be changed. A result is kept as long as its argument. */
export function memoize<Argument extends object, Result>(compute: (argument: Argument) => Result) {
  const results = new WeakMap<Argument, { result: Result }>();
  return (argument: Argument): Result => {
    const cached = results.get(argument);
    if (cached) return cached.result;
    const result = compute(argument);
    results.set(argument, { result });
    return result;
  };
}

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

/**
 * Caches the results of a function by a text or number.
 * @param max maximum number of results; when it is reached, all are dropped. Default: no limit
 */
export function memoizeByKey<Key extends string | number, Result>(
  compute: (key: Key) => Result,
  max = Number.POSITIVE_INFINITY,
) {
  const results = new Map<Key, Result>();
  return (key: Key): Result => {
    const cached = results.get(key);
    if (cached !== undefined || results.has(key)) return cached as Result;
    const result = compute(key);
    if (results.size >= max) results.clear();
    results.set(key, result);
    return result;
  };
}

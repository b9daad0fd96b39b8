import 'server-only';
import stamp from '@data/stamp.json';

/**
 * Caches the result of a function. With `npm run dev`, changed data has a new stamp, which reloads this module and clears the cache.
 */
export function readOnce<Value>(read: () => Value): () => Value {
  let cached: { value: Value; stamp: unknown } | undefined;
  return () => {
    cached ??= { value: read(), stamp };
    return cached.value;
  };
}

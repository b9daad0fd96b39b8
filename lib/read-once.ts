import 'server-only';
import stamp from '@data/stamp.json';

/**
 * A function that reads once, and gives the same from then on. Modules that hold what it gave are run anew by the server of
 * `npm run dev` when the stamp of the data is another one; a build has one stamp.
 */
export function readOnce<Value>(read: () => Value): () => Value {
  let kept: { value: Value; stamp: unknown } | undefined;
  return () => {
    kept ??= { value: read(), stamp };
    return kept.value;
  };
}

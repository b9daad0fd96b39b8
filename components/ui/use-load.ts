import { useEffect, useState } from 'react';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';

/**
 * Loads a value in an effect, and again when `key` changes; nothing while `key` is undefined.
 * `value` is the last one, also while another loads; then `isLoaded` is false.
 * @param failed message in `error` after a failure, unless the network is missing. `retry` loads again.
 */
export function useLoad<Value>(key: string | undefined, load: () => Promise<Value>, failed: string) {
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    setError(undefined);
    load().then(
      (value) => isCurrent && setLoaded({ key, value }),
      async () => {
        const message = await loadErrorMessage(failed);
        if (isCurrent) setError(message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const isLoaded = loaded !== undefined && loaded.key === key;
  return { value: loaded?.value, isLoaded, error, retry: () => setAttempt(attempt + 1) };
}

import { useEffect, useState } from 'react';

/**
 * Loads a value in an effect, and again when `key` changes; nothing while `key` is undefined.
 * `value` is the last one, also while another loads; then `isLoaded` is false.
 * After a failure `error` has the message of `describeError` (default: none), and `retry` loads again.
 */
export function useLoad<Value>(
  key: string | undefined,
  load: () => Promise<Value>,
  describeError: (reason: unknown) => Promise<string> = async () => '',
) {
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    setError(undefined);
    load().then(
      (value) => isCurrent && setLoaded({ key, value }),
      async (reason: unknown) => {
        const message = await describeError(reason);
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

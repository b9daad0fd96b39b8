const MINUTE = 60_000;

/**
 * Reloads the page when one of its scripts or style sheets cannot be loaded, as after a deployment. It does so at most once a
 * minute, and neither offline nor after text was typed, which would be lost: then it calls `otherwise`.
 * @param findStorage returns the session storage, or throws where the browser denies it
 * @param key has the time of the last reload
 */
export function reloadOnce(findStorage: () => Storage, key: string, otherwise: () => void = () => undefined): void {
  let isTyped = false;
  const onInput = ({ target }: Event) => {
    isTyped ||= (target as Element).matches('textarea,input:not([type=checkbox],[type=radio],[type=range])');
  };
  const onError = ({ target }: Event) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (!/_next.static/.test(src || href)) return;
    try {
      const storage = findStorage();
      const isRecent = Date.now() - Number(storage.getItem(key)) < MINUTE;
      if (isRecent || isTyped || !navigator.onLine) return otherwise();
      storage.setItem(key, String(Date.now()));
      location.reload();
    } catch {
      otherwise();
    }
  };
  addEventListener('input', onInput, true);
  addEventListener('error', onError, true);
}

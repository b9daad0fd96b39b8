const MINUTE = 60_000;

/**
 * Reloads the page when a script or style sheet fails to load, such as after a deployment: at most once a minute.
 * Calls `otherwise` instead if the browser is offline, or if there is typed text, which a reload would delete.
 * @param findStorage returns `sessionStorage`, or throws if the browser blocks it
 * @param key storage key for the time of the last reload
 */
export function reloadOnce(findStorage: () => Storage, key: string, otherwise: () => void = () => undefined): void {
  let hasTypedText = false;
  const onInput = ({ target }: Event) => {
    hasTypedText ||= (target as Element).matches('textarea,input:not([type=checkbox],[type=radio],[type=range])');
  };
  const onError = ({ target }: Event) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (!/_next.static/.test(src || href)) return;
    try {
      const storage = findStorage();
      const isRecent = Date.now() - Number(storage.getItem(key)) < MINUTE;
      if (isRecent || hasTypedText || !navigator.onLine) return otherwise();
      storage.setItem(key, String(Date.now()));
      location.reload();
    } catch {
      otherwise();
    }
  };
  addEventListener('input', onInput, true);
  addEventListener('error', onError, true);
}

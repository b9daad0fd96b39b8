/**
 * Mends a page whose scripts or styles could not be loaded. The loader fetches it with the first that fails, and hands it each;
 * `loader-text.ts` puts `SETTINGS` in and makes it small. Browsers run this file as it stands, so it imports nothing.
 */
declare const SETTINGS: import('./loader-text').RepairSettings;

{
  type Loading = HTMLScriptElement & HTMLLinkElement;

  const page = document;
  /** The failures until now, and then the one that hears of each. */
  const scope = self as unknown as { failed: ErrorEvent[] | { push: (event: ErrorEvent) => boolean } };
  let isGivenUp = false;
  let waiting: Element | undefined;

  const isLive = () => 'live' in page.documentElement.dataset;
  /** Not by markup, which a policy of the admin's refuses. */
  const make = (name: string, attributes: Record<string, string>, content: string | Node) => {
    const element = page.createElement(name);
    for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
    element.append(content);
    return element;
  };
  const say = (content: string | Node) => {
    const line = make('p', { class: 'stale', role: 'alert' }, content);
    page.body.append(line);
    return line;
  };

  /** Says that something is missing when loading the page anew did not help, and lets go of what was held. */
  const giveUp = () => {
    if (isGivenUp) return;
    isGivenUp = true;
    setTimeout(() => {
      try {
        const kept = sessionStorage as unknown as Record<string, number>;
        const fields = [...page.querySelectorAll<HTMLInputElement>('textarea,input:not([type=range],[type=checkbox])')];
        const isRecent = Date.now() - (kept[SETTINGS.reloadedKey] ?? 0) < 6e4;
        if (isRecent || fields.some(({ value, defaultValue }) => value !== defaultValue)) throw 0;
        kept[SETTINGS.reloadedKey] = Date.now();
        location.reload();
      } catch {
        const detail: { held?: import('@/lib/loader/held').Held[] } = {};
        dispatchEvent(new CustomEvent(SETTINGS.ready, { detail }));
        say(make('a', { href: '', target: '_self' }, SETTINGS.partMissing));
        for (const [{ target }] of detail.held ?? []) (target as Element).closest('a')?.click();
      }
    }, 99);
  };

  /** Hosts keep a 404 for good under an address that says so: only a question past the cache mends it. */
  const fetchAgain = async (element: Loading, address: string) => {
    const response = await fetch(address, { cache: 'reload' });
    if (!response.ok || /html/.test(response.headers.get('content-type') ?? '')) throw 0;
    waiting?.remove();
    waiting = undefined;
    const again = page.createElement(element.localName ?? 'script') as Loading;
    for (const { name, value } of element.attributes ?? []) again.setAttribute(name, value);
    again.dataset.again = '';
    // The listeners that wait for the first element wait for this one.
    again.onload = element.onload;
    again.onerror = element.onerror;
    if (element.localName) return element.replaceWith(again);
    // The window: a script that was a page, which is no fault of its element.
    again.src = address;
    page.head.append(again);
  };

  /**
   * Whether nobody else hears of it: it is tried once more, or the page is not alive yet and stays as it can be read, for React would
   * put an error in its place. Without a network such a page says so and tries on, with all that is held; a live one tells who waits.
   */
  const mend = (event: ErrorEvent): boolean => {
    const element = event.target as Loading;
    const isElement = 'dataset' in element;
    if (isElement && 'again' in element.dataset) {
      if (!element.dataset.again) giveUp();
      return !isLive();
    }
    fetchAgain(element, element.src || element.href || event.filename).catch(async () => {
      const isAnswered = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
      if (!isAnswered && !isLive()) {
        waiting ??= say(SETTINGS.noNetwork);
        setTimeout(mend, 3e3, event);
        return;
      }
      if (!isElement) return giveUp();
      element.dataset.again = isAnswered ? '' : 'later';
      element.dispatchEvent(new Event('error'));
    });
    return true;
  };

  const failed = scope.failed as ErrorEvent[];
  scope.failed = { push: mend };
  failed.forEach(mend);
}

/**
 * The one script that stands in every exported page, before everything else; `loader-text.ts` puts `SETTINGS` in and makes it
 * small. A page is read before it is run: the scripts of the shop come once the page is loaded and the browser idle, or at
 * once when a visitor does something or the address needs them. Browsers run this file as it stands, so it imports nothing.
 */
declare const SETTINGS: import('./loader-text').LoaderSettings;

{
  const page = document;
  const held: import('@/lib/loader/held').Held[] = [];
  let isStarted = false;
  let isGivenUp = false;

  type Listen = (type: string, listener: EventListener, isEarly: boolean) => void;
  const each = (types: readonly string[], listen: Listen, listener: EventListener) => {
    for (const type of types) listen(type, listener, true);
  };
  const HELD = ['click', 'submit', 'input', 'change'];
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

  /** Nobody hears of what happens before there is somebody to do it; what the browser does by itself it does. */
  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement;
    const link = target.closest('a');
    // A link leads on, and a form with an address of its own goes there; but for links that do something else with script.
    if (link ? !link.matches('[role],[aria-haspopup]') : target.hasAttribute('action')) return;
    if (link || event.type === 'submit') event.preventDefault();
    held.push([event, target.checked, target.value]);
    event.stopImmediatePropagation();
  };
  const letGo = () => each(HELD, removeEventListener, hold);

  const insert = (src: string) => {
    const script = page.createElement('script');
    script.async = true;
    script.src = src;
    page.head.append(script);
  };

  const start = () => {
    if (isStarted || page.readyState === 'loading') return;
    isStarted = true;
    const { flight, chunks, scripts } = JSON.parse(page.getElementById(SETTINGS.dataId)?.textContent ?? '');
    const scope = self as unknown as { __next_f: unknown; TURBOPACK?: unknown[] };
    scope.__next_f = [[0], [1, flight]];
    scope.TURBOPACK ??= [];
    scope.TURBOPACK.push(chunks);
    scripts.map(insert);
  };
  /** Now, or else as soon as the page is there. */
  const begin = () => {
    page.addEventListener('DOMContentLoaded', start);
    start();
  };

  /** Says that something is missing when loading the page anew did not help, and lets go of what was held. */
  const giveUp = () => {
    if (isGivenUp || !navigator.onLine) return;
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
        letGo();
        const notice = `<p class=stale role=alert><a href target=_self>${SETTINGS.partMissing}</a>`;
        page.body.insertAdjacentHTML('beforeend', notice);
        for (const [{ target }] of held) (target as Element).closest('a')?.click();
      }
    }, 99);
  };

  addEventListener(
    'error',
    async (event) => {
      const element = event.target as HTMLScriptElement & HTMLLinkElement;
      // A page in place of a script is no fault of its element.
      const broken = /Syntax/.test(event.message) && event.filename;
      const address = element.src || element.href || broken;
      if (!address || !/_next.static/.test(address)) return;
      if (element.dataset && 'again' in element.dataset) return giveUp();
      event.stopImmediatePropagation();
      try {
        // Hosts keep a 404 for good under an address that says so: only a question past the cache mends it.
        const response = await fetch(address, { cache: 'reload' });
        if (!response.ok || /html/.test(response.headers.get('content-type') ?? '')) throw 0;
        if (broken) return insert(address);
        const again = page.createElement(element.localName) as typeof element;
        for (const { name, value } of element.attributes) again.setAttribute(name, value);
        again.dataset.again = '';
        // Whoever waits for the first waits for this one.
        again.onload = element.onload;
        again.onerror = element.onerror;
        element.replaceWith(again);
      } catch {
        if (broken) return giveUp();
        element.dataset.again = '';
        element.dispatchEvent(new Event('error'));
      }
    },
    true,
  );

  // '/' leads to the search from anywhere but a field; what is typed next must not be lost while scripts are on their way.
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input,textarea,select,[contenteditable]');
    const field = page.querySelector<HTMLElement>('[role=combobox]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !field) return;
    event.preventDefault();
    field.focus();
  });

  each(HELD, addEventListener, hold);
  addEventListener(SETTINGS.ready, (event) => {
    (event as CustomEvent).detail.held = held;
    letGo();
  });

  const watch = () => {
    each(SIGNS, addEventListener, begin);
    const names = [...new URLSearchParams(location.search).keys()];
    if (names.some((name) => SETTINGS.listing.includes(name))) {
      page.documentElement.dataset.query = location.search;
      begin();
    }
    try {
      if (localStorage[SETTINGS.previewKey]) begin();
    } catch {
      // Without storage there is no preview.
    }
    page.addEventListener('DOMContentLoaded', () => page.querySelector('[data-now]') && start());
    const wait = () => (window.requestIdleCallback ?? setTimeout)(start);
    if (page.readyState === 'complete') wait();
    else addEventListener('load', wait);
    // A picture that hangs keeps the page from being loaded.
    setTimeout(start, 1e4);
  };
  // What is drawn ahead is no visit yet: nothing of it runs.
  if ((page as { prerendering?: boolean }).prerendering) page.addEventListener('prerenderingchange', watch);
  else watch();
}

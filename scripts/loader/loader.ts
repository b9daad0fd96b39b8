/**
 * The one script that stands in every exported page, before everything else; `loader-text.ts` puts `SETTINGS` in and makes it
 * small. A page is read before it is run: the scripts of the shop come once the page is loaded and the browser idle, or at
 * once when a visitor does something or the address needs them. Browsers run this file as it stands, so it imports nothing.
 */
declare const SETTINGS: import('./loader-text').LoaderSettings;

(() => {
  type Held = import('../../lib/loader/held').Held;
  const page = document;
  const root = page.documentElement;
  const held: Held[] = [];
  const HELD = ['click', 'submit', 'input', 'change'];
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  let isStarted = false;
  let isGivenUp = false;

  /** Nobody hears of what happens before there is somebody to do it; what the browser does by itself it does. */
  const hold = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (type === 'click') {
      if (link && !link.matches('[role],[aria-haspopup]')) return;
      // A link that does something with script leads somewhere without.
      if (link) event.preventDefault();
      const control = target.closest('button,input,select,textarea,label,summary');
      const isOfBrowser =
        control && (control.localName !== 'button' || (control as HTMLButtonElement).type === 'submit');
      if (!isOfBrowser) held.push({ type, target });
    } else if (type === 'submit') {
      // A form with an address of its own goes there.
      if (target.hasAttribute('action')) return;
      event.preventDefault();
      held.push({ type, target, submitter: (event as SubmitEvent).submitter });
    } else if (type === 'input') {
      const known = held.findIndex((other) => other.type === type && other.target === target);
      if (known >= 0) held.splice(known, 1);
      held.push({ type, target });
    }
    event.stopImmediatePropagation();
  };
  const release = () => {
    for (const type of HELD) removeEventListener(type, hold, true);
  };

  /** '/' leads to the search from anywhere but a field; what is typed next must not be lost while scripts are on their way. */
  const search = (event: KeyboardEvent) => {
    const isTyping = (event.target as Element).closest?.('input,textarea,select,[contenteditable]');
    const field = page.querySelector<HTMLElement>('[role=combobox]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !field) return;
    event.preventDefault();
    field.focus();
  };

  const insert = (src: string) => {
    const script = page.createElement('script');
    script.async = true;
    script.src = src;
    page.head.append(script);
  };

  const start = () => {
    if (isStarted || page.readyState === 'loading') return;
    isStarted = true;
    for (const type of SIGNS) removeEventListener(type, begin, true);
    const { flight, chunks, scripts } = JSON.parse(page.getElementById(SETTINGS.dataId)?.textContent ?? '');
    const scope = self as unknown as { __next_f: unknown; TURBOPACK?: unknown[] };
    scope.__next_f = [[0], [1, flight]];
    scope.TURBOPACK ??= [];
    scope.TURBOPACK.push(chunks);
    for (const src of scripts) insert(src);
  };
  const begin = () => {
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', start);
    else start();
  };

  /** Says that something is missing when loading the page anew did not help, and lets go of what was held. */
  const giveUp = () => {
    if (isGivenUp || !navigator.onLine) return;
    isGivenUp = true;
    setTimeout(() => {
      try {
        const typed = [...page.querySelectorAll<HTMLInputElement>('input,textarea')];
        const store = sessionStorage;
        const key = SETTINGS.reloadedKey;
        if (typed.some(({ value, defaultValue }) => value !== defaultValue)) throw 0;
        if (Date.now() - Number(store.getItem(key)) < 6e4) throw 0;
        store.setItem(key, String(Date.now()));
        location.reload();
      } catch {
        release();
        page.body.insertAdjacentHTML(
          'beforeend',
          `<p class=stale role=alert><a href target=_self>${SETTINGS.partMissing}</a>`,
        );
        for (const { type, target } of held) if (type === 'click') (target as HTMLElement).closest('a')?.click();
      }
    }, 99);
  };

  /** Hosts keep a 404 for good under an address that says so: only a question past the cache mends it. */
  const repair = async (address: string, element: HTMLElement | undefined) => {
    try {
      const response = await fetch(address, { cache: 'reload' });
      const isPage = /html/.test(response.headers.get('content-type') ?? '');
      if (!response.ok || isPage) throw 0;
      if (!element) return insert(address);
      const again = page.createElement(element.localName);
      for (const { name, value } of element.attributes) again.setAttribute(name, value);
      again.dataset.again = '';
      // Whoever waits for the first waits for this one.
      again.onload = element.onload;
      again.onerror = element.onerror;
      element.replaceWith(again);
    } catch {
      if (!element) return giveUp();
      element.dataset.again = '';
      element.dispatchEvent(new Event('error'));
    }
  };
  addEventListener(
    'error',
    (event) => {
      const element = event.target as HTMLScriptElement & HTMLLinkElement;
      const isBroken = /Syntax/.test(event.message);
      const address = element.src || element.href || (isBroken && event.filename) || '';
      if (!/_next.static/.test(address)) return;
      if (element.dataset && 'again' in element.dataset) return giveUp();
      event.stopImmediatePropagation();
      void repair(address, isBroken ? undefined : element);
    },
    true,
  );

  addEventListener('keydown', search);
  for (const type of HELD) addEventListener(type, hold, true);
  addEventListener(SETTINGS.ready, (event) => {
    (event as CustomEvent).detail.held = held;
    release();
  });
  for (const [name] of new URLSearchParams(location.search))
    if (SETTINGS.listing.includes(name)) root.dataset.query = location.search;

  let isPreview = false;
  try {
    isPreview = localStorage.getItem(SETTINGS.previewKey) !== null;
  } catch {
    // Without storage there is no preview.
  }
  const watch = () => {
    for (const type of SIGNS) addEventListener(type, begin, true);
    if (root.dataset.query || isPreview) begin();
    page.addEventListener('DOMContentLoaded', () => {
      if (page.getElementById(SETTINGS.dataId)?.hasAttribute('data-now')) start();
    });
    const wait = () => (window.requestIdleCallback ?? setTimeout)(start);
    if (page.readyState === 'complete') wait();
    else addEventListener('load', wait);
    // A picture that hangs keeps the page from being loaded.
    setTimeout(start, 1e4);
  };
  if ((page as { prerendering?: boolean }).prerendering)
    page.addEventListener('prerenderingchange', watch, { once: true });
  else watch();
})();

/**
 * The one script that stands in every exported page, before everything else; `loader-text.ts` puts `SETTINGS` in and makes it
 * small. A page is read before it is run: the scripts of the shop come once the page is loaded and the browser idle, or at
 * once when a visitor does something or the address needs them. Browsers run this file as it stands, so it imports nothing.
 */
declare const SETTINGS: import('./loader-text').LoaderSettings;

{
  const page = document;
  const root = page.documentElement;
  const scope = self as unknown as {
    __next_f: unknown;
    TURBOPACK?: unknown[];
    failed?: { push: (event: Event) => unknown } | undefined;
  };
  const held: import('@/lib/loader/held').Held[] = [];
  let isStarted = false;

  const listen = addEventListener;
  type Listen = (type: string, listener: EventListener, isEarly: boolean) => void;
  const each = (types: readonly string[], change: Listen, listener: EventListener) => {
    for (const type of types) change(type, listener, true);
  };
  const HELD = ['click', 'submit', 'input', 'change'];
  const SIGNS = ['pointerdown', 'keydown', 'focusin'];

  /** Holds an event, so that no listener hears it before the page can answer; the browser's own part of it happens. */
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
    return script;
  };

  const start = () => {
    if (isStarted || page.readyState === 'loading') return;
    isStarted = true;
    const text = (page.getElementById(SETTINGS.dataId) as HTMLElement).textContent;
    const end = text.indexOf('\n');
    const { chunks, scripts } = JSON.parse(text.slice(0, end));
    scope.__next_f = [[0], [1, text.slice(end + 1)]];
    scope.TURBOPACK ??= [];
    scope.TURBOPACK.push(chunks);
    scripts.map(insert);
  };
  /** Now, or else as soon as the page is there. */
  const begin = () => {
    page.addEventListener('DOMContentLoaded', start);
    start();
  };

  // The repair of a page is no part of it: it comes with the first script or style that fails, and is handed each.
  const sendForRepair = () => {
    const failed: Event[] = [];
    insert(SETTINGS.repair).onerror = () => {
      // Then whoever waits for what failed hears of it. But a page that is not alive yet stays as it can be read: React would
      // put an error in its place; and what is pressed is the browser's.
      scope.failed = { push: letGo };
      if ('live' in root.dataset) for (const { target } of failed) target?.dispatchEvent(new Event('error'));
      else letGo();
      scope.failed = undefined;
    };
    return failed;
  };
  listen(
    'error',
    (event) => {
      const { src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
      // A page in place of a script is an error of syntax.
      const address = src || href || (/Syntax/.test(event.message) && event.filename);
      // A font that does not come has one that stands in for it.
      if (!/static.chunk/.test(address as string)) return;
      scope.failed ??= sendForRepair();
      if (scope.failed.push(event)) event.stopImmediatePropagation();
    },
    true,
  );

  // '/' leads to the search from anywhere but a field; what is typed next must not be lost while scripts are on their way.
  listen('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input,textarea,select,[contenteditable]');
    const field = page.querySelector<HTMLElement>('[role=combobox]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !field) return;
    event.preventDefault();
    field.focus();
  });

  each(HELD, listen, hold);
  listen(SETTINGS.ready, (event) => {
    (event as CustomEvent).detail.held = held.splice(0);
    letGo();
  });

  // A visitor who has named a state finds room for the line that says so.
  let isPreviewed: unknown;
  try {
    const kept = localStorage;
    if (kept[SETTINGS.homeKey]) root.dataset.home = '';
    isPreviewed = kept[SETTINGS.previewKey];
  } catch {
    // Without storage nothing is remembered, and there is no preview.
  }

  // The worker has kept the font of texts. A first page is drawn without: its first paint must wait for little, and nothing move later.
  if (navigator.serviceWorker?.controller) root.dataset.fonts = '';

  const watch = () => {
    each(SIGNS, listen, begin);
    if (location.search.match(SETTINGS.asking)) {
      root.dataset.query = location.search;
      // A filtered listing has pages of its own, from the first one on; nothing of the numbered page is seen before that.
      const first = location.href.replace(/^([^?]*\/)page\/\d+\/\?/, '$1?');
      root.hidden = first !== location.href;
      if (root.hidden) location.replace(first);
      else begin();
    }
    if (isPreviewed) begin();
    page.addEventListener('DOMContentLoaded', () => page.querySelector('[data-now]') && start());
    // A page can be loaded before it is painted, and what is fetched then is waited for with it.
    const paint = new PerformanceObserver(() => (self.requestIdleCallback ?? setTimeout)(start));
    const wait = () => {
      paint.observe({ type: 'paint', buffered: true });
      // A browser that draws nothing neither paints nor finds idle time.
      setTimeout(start, 1e3);
    };
    if (page.readyState === 'complete') wait();
    else listen('load', wait);
    // A picture that hangs keeps the page from being loaded.
    setTimeout(start, 1e4);
  };
  // A page that is drawn ahead is no visit yet: nothing of it runs.
  if ((page as { prerendering?: boolean }).prerendering) page.addEventListener('prerenderingchange', watch);
  else watch();
}

/**
 * The message of a page that was clicked on: when, in ms since 1970; and of every page when its heading was painted, when its markup had
 * been read, and how it came.
 */
export type Message = { clicked: number } | { painted: number; read: number; came: Came };

/** How a page came: drawn before the click, fetched before it, or neither. */
export type Came = 'drawn' | 'fetched' | 'asked';

/**
 * Runs in each page, and so names nothing outside itself. The next page is a document of its own, or the same document with another
 * heading, as soft navigation has it: of either the browser says when the heading was painted.
 */
export function watchNavigation(): void {
  type Navigation = PerformanceNavigationTiming & { activationStart?: number; deliveryType?: string };
  const tell = (told: Message) => (self as unknown as { tell: (text: string) => void }).tell(JSON.stringify(told));
  let clicked: number | undefined;

  function cameAs(): Came {
    if (clicked !== undefined) {
      const before = clicked;
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const isFetched = files.some(({ name, responseEnd }) => name.startsWith(location.href) && responseEnd < before);
      return isFetched ? 'fetched' : 'asked';
    }
    const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
    const { activationStart = 0, deliveryType, transferSize } = navigation as Navigation;
    if (activationStart > 0) return 'drawn';
    return deliveryType === 'navigational-prefetch' || deliveryType === 'cache' || transferSize === 0
      ? 'fetched'
      : 'asked';
  }

  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
      tell({ clicked: performance.timeOrigin + timeStamp });
    },
    true,
  );
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1:not([elementtiming])'))
      heading.setAttribute('elementtiming', '');
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType('navigation') as Navigation[];
    for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[]) {
      const since = performance.timeOrigin;
      tell({ painted: since + entry.renderTime, read: since + domInteractive, came: cameAs() });
    }
  }).observe({ type: 'element', buffered: true });
}

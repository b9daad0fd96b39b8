/** The message of a page that was clicked on: when, in ms since 1970; and the next page when it was painted and how it came. */
export type Message = { clicked: number } | { painted: number; came: Came };

/** How a page came: drawn before the click, fetched before it, or neither. */
export type Came = 'drawn' | 'fetched' | 'asked';

/**
 * Runs in each page, and so names nothing outside itself. The next page is a document of its own, whose first paint the browser
 * tells, or the same document with another heading, as soft navigation has it.
 */
export function watchNavigation(): void {
  type Navigation = PerformanceNavigationTiming & { activationStart?: number; deliveryType?: string };
  const page = document as Document & { prerendering?: boolean };
  const tell = (told: Message) => (self as unknown as { tell: (text: string) => void }).tell(JSON.stringify(told));

  function watchDocument(): void {
    new PerformanceObserver((list, observer) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
      if (!paint || !navigation) return;
      observer.disconnect();
      const { activationStart = 0, deliveryType, transferSize } = navigation;
      const isFetched = deliveryType === 'navigational-prefetch' || deliveryType === 'cache' || transferSize === 0;
      tell({
        painted: performance.timeOrigin + Math.max(paint.startTime, activationStart),
        came: activationStart > 0 ? 'drawn' : isFetched ? 'fetched' : 'asked',
      });
    }).observe({ type: 'paint', buffered: true });
  }

  function watchHeading(clicked: number): void {
    const heading = () => document.querySelector('h1')?.textContent;
    const left = heading();
    new MutationObserver((_, observer) => {
      if (heading() === left || heading() === undefined) return;
      observer.disconnect();
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const isFetched = files.some(({ name, responseEnd }) => name.startsWith(location.href) && responseEnd < clicked);
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () =>
          tell({ painted: performance.timeOrigin + performance.now(), came: isFetched ? 'fetched' : 'asked' });
        channel.port2.postMessage(undefined);
      });
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  }

  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      tell({ clicked: performance.timeOrigin + timeStamp });
      watchHeading(timeStamp);
    },
    true,
  );
  if (page.prerendering) document.addEventListener('prerenderingchange', watchDocument, { once: true });
  else watchDocument();
}

declare global {
  interface Window {
    /** From the click that led here to the first paint of this page, in ms. */
    paintedAfter?: number;
  }
}

/**
 * Runs in each page, and so names nothing outside itself. The next page is a document of its own, whose first paint the browser
 * tells, or the same document with another heading, as soft navigation has it.
 */
export function watchNavigation(): void {
  const CLICKED = 'bench:clicked';
  const now = () => performance.timeOrigin + performance.now();

  function watchDocument(): void {
    const clicked = Number(sessionStorage.getItem(CLICKED));
    if (!clicked) return;
    sessionStorage.removeItem(CLICKED);
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    new PerformanceObserver((list, observer) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (!paint) return;
      observer.disconnect();
      window.paintedAfter =
        performance.timeOrigin + Math.max(paint.startTime, navigation?.activationStart ?? 0) - clicked;
    }).observe({ type: 'paint', buffered: true });
  }

  function watchHeading(clicked: number): void {
    const heading = () => document.querySelector('h1')?.textContent;
    const left = heading();
    new MutationObserver((_, observer) => {
      if (heading() === left || heading() === undefined) return;
      observer.disconnect();
      sessionStorage.removeItem(CLICKED);
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.paintedAfter = now() - clicked;
        };
        channel.port2.postMessage(undefined);
      });
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  }

  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const clicked = performance.timeOrigin + timeStamp;
      sessionStorage.setItem(CLICKED, String(clicked));
      watchHeading(clicked);
    },
    true,
  );
  const isPrerendering = (document as Document & { prerendering?: boolean }).prerendering;
  if (isPrerendering) document.addEventListener('prerenderingchange', watchDocument, { once: true });
  else watchDocument();
}

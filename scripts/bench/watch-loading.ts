/** Times in ms since the visitor asked for the page; `bytes` as they came over the network. */
export type Step = { url: string; asked: number; begun: number; done: number; bytes: number };
/** What a page came to: `largest` is when the largest part of what is in sight was painted, `what` that part. */
export type Loading = { steps: Step[]; first: number; largest: number; what: string; loaded: number };

/** Runs in the page once it is loaded, and so names nothing outside itself: the chain of its requests and its paints. */
export async function watchLoading(): Promise<Loading> {
  const seen = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true });
    });
  const [largest] = (await seen<LargestContentfulPaint>('largest-contentful-paint')).slice(-1);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const { localName = '', className = '', textContent = '' } = largest?.element ?? {};
  return {
    steps: [...(page ? [page] : []), ...files].map((entry) => ({
      url: entry.name,
      asked: entry.requestStart,
      begun: entry.responseStart,
      done: entry.responseEnd,
      bytes: entry.transferSize,
    })),
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: largest?.startTime ?? Number.NaN,
    what: textContent.trim().slice(0, 40) || `${localName} ${className}`,
    loaded: page?.loadEventStart ?? Number.NaN,
  };
}

/** Names in the browser's storage, and the queries that the exported page does not answer. */
export type MarkSettings = {
  /** Pattern of the queries that ask for something else than the exported page shows. */
  query: string;
  previewKey: string;
  shipToStateKey: string;
};

/**
 * Sets attributes of `<html>` before the first paint, so that style sheets reserve room for what scripts render later.
 * @returns whether the exported page shows something else than the shopper is to see
 */
export function markPage({ query, previewKey, shipToStateKey }: MarkSettings): boolean {
  const { dataset } = document.documentElement;
  // The service worker has cached the text font: only then it is ready before the first paint.
  if (navigator.serviceWorker?.controller) dataset.fonts = '';
  const isQuery = new RegExp(query).test(location.search);
  if (isQuery) dataset.query = location.search;
  try {
    if (localStorage.getItem(shipToStateKey)) dataset.home = '';
    return isQuery || localStorage.getItem(previewKey) !== null;
  } catch {
    // The browser denies storage.
    return isQuery;
  }
}

/**
 * Inline script at the start of every page of the shop. It queues clicks and typed text until React has hydrated the page, when
 * `lib/site/queued-events.ts` replays them. It starts Next's scripts after the first paint.
 */

import './single-slashes';
import type { QueuedEvent } from '../../../lib/site/queued-events';
import { reloadOnce } from '../../../lib/site/reload-once';
import type { LoaderSettings } from './bundle-scripts';

declare const SETTINGS: LoaderSettings;

/** Links, and submit buttons of forms with an action, work without scripts. */
const WITHOUT_SCRIPT = 'a:not([role],[aria-haspopup]),form[action] [type=submit]';
const QUEUED_EVENTS = ['click', 'input', 'change'];
const isUrgent = 'now' in (document.currentScript as HTMLScriptElement).dataset;
const queue: QueuedEvent[] = [];

const queueEvent = (event: Event) => {
  const { type } = event;
  const field = event.target as HTMLInputElement;
  const target = type === 'click' ? field.closest<HTMLInputElement>('a,button') : field;
  if (target?.matches(WITHOUT_SCRIPT)) return;
  // Also a click on a field: React may have hydrated only a part of the page.
  event.stopImmediatePropagation();
  if (!target) return;
  if (type === 'click') event.preventDefault();
  queue.push({ type, target, checked: target.checked, value: target.value });
};
window.takeEvents = () => {
  for (const type of QUEUED_EVENTS) removeEventListener(type, queueEvent, true);
  return queue.splice(0);
};

const start = () => {
  if (document.readyState === 'loading') return;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
    script.src = script.dataset.src as string;
    script.removeAttribute('data-src');
  }
};
const startSoon = () => {
  document.addEventListener('DOMContentLoaded', start);
  start();
};
const startAfterPaint = () => {
  const onPaint = () => (self.requestIdleCallback ?? setTimeout)(start);
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  // A browser in the background neither paints nor becomes idle.
  setTimeout(start, 1000);
};
const onVisible = () => {
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, startSoon, { capture: true, once: true });
  if (isUrgent || isStale) startSoon();
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint);
  // A slow picture delays the load event.
  setTimeout(start, 10_000);
};

const findStorage = () => sessionStorage;
// If scripts fail to load after a reload, the page works as without JavaScript.
reloadOnce(findStorage, SETTINGS.reloadedKey, () => {
  delete document.documentElement.dataset.query;
  for (const { type, target } of window.takeEvents?.() ?? []) if (type === 'click') target.click();
});
for (const type of QUEUED_EVENTS) addEventListener(type, queueEvent, true);
focusSearchOnSlash();
const isStale = markPage(SETTINGS);
// On a prerendered page, scripts start when it becomes visible.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', onVisible);
else onVisible();

/**
 * Sets attributes of `<html>` before the first paint, so that style sheets reserve space for content that scripts render later.
 * @returns true if the exported page differs from the content for this URL and shopper
 */
function markPage({ query, previewKey, shipToStateKey }: LoaderSettings): boolean {
  const { dataset } = document.documentElement;
  // The text font is ready before the first paint only if the service worker has cached it.
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

/** Focuses the search field when the shopper presses '/' outside a field. */
function focusSearchOnSlash(): void {
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input,textarea,select,[contenteditable]');
    const field = document.querySelector<HTMLElement>('[role=combobox]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !field) return;
    event.preventDefault();
    field.focus();
  });
}

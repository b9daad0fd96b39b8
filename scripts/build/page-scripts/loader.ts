/**
 * Inline script at the top of every page of the shop. It queues presses and typed text until React has hydrated the page
 * (`lib/site/queued-events.ts` replays them), and starts Next's scripts after the first paint.
 */

import './single-slashes';
import type { QueuedEvent } from '../../../lib/site/queued-events';
import { reloadOnce } from '../../../lib/site/reload-once';
import type { LoaderSettings } from './bundle-scripts';
import { markPage } from './page-marks';

declare const SETTINGS: LoaderSettings;

/** Links lead on, and forms with an address are sent, without script. */
const WITHOUT_SCRIPT = 'a:not([role],[aria-haspopup]),form[action] [type=submit]';
const QUEUED = ['click', 'input', 'change'];
const isUrgent = 'now' in (document.currentScript as HTMLScriptElement).dataset;
const queue: QueuedEvent[] = [];

const queueEvent = (event: Event) => {
  const { type } = event;
  const field = event.target as HTMLInputElement;
  const target = type === 'click' ? field.closest<HTMLInputElement>('a,button') : field;
  if (target?.matches(WITHOUT_SCRIPT)) return;
  // A click on a field, too: React may have hydrated half of the page.
  event.stopImmediatePropagation();
  if (!target) return;
  if (type === 'click') event.preventDefault();
  queue.push({ type, target, checked: target.checked, value: target.value });
};
window.takeEvents = () => {
  for (const type of QUEUED) removeEventListener(type, queueEvent, true);
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
  // A browser that draws nothing neither paints nor is idle.
  setTimeout(start, 1000);
};
const visit = () => {
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, startSoon, { capture: true, once: true });
  if (isUrgent || isOther) startSoon();
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint);
  // A picture that hangs delays the load event.
  setTimeout(start, 10_000);
};

const findStorage = () => sessionStorage;
// Without its scripts the page works as it does without JavaScript.
reloadOnce(findStorage, SETTINGS.reloadedKey, () => {
  delete document.documentElement.dataset.query;
  for (const { type, target } of window.takeEvents?.() ?? []) if (type === 'click') target.click();
});
for (const type of QUEUED) addEventListener(type, queueEvent, true);
focusSearchOnSlash();
const isOther = markPage(SETTINGS);
// Nothing runs on a prerendered page before it is shown.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', visit);
else visit();

/** Moves the focus to the search field when the shopper presses '/' outside a field. */
function focusSearchOnSlash(): void {
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input,textarea,select,[contenteditable]');
    const field = document.querySelector<HTMLElement>('[role=combobox]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !field) return;
    event.preventDefault();
    field.focus();
  });
}

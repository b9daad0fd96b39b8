import { shopDay } from '@/lib/shop-day';

/** Lets the page say what has ended since it was exported: elements with a last day that is past get the words for after it, or are hidden where there are none. */
export function showPast(): void {
  const today = shopDay();
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = today, past } = element.dataset;
    if (until >= today) continue;
    if (past) element.textContent = past;
    else element.hidden = true;
  }
}

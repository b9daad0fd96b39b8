import { holdFilters } from './hold-filters';

/** Brings the start of the results under the header where the page stands below it: what is set changes them all. The filters stay where they are. */
export function startAtResults(container: HTMLElement | null): void {
  const panel = container?.querySelector('aside');
  if (!container || !panel) return;
  const top = container.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(panel).top);
  if (!(top < 0)) return;
  const putBack = holdFilters(container);
  window.scrollBy({ top, behavior: 'instant' });
  putBack();
}

const panelIn = (container: Element | null) => container?.querySelector('aside') ?? undefined;

/**
 * Remembers where the filters stand on the screen while somebody is at them, and above all the control that they are at; what it
 * returns puts both back there.
 */
export function holdFilters(container: Element | null): () => void {
  const panel = panelIn(container);
  const isUsed = panel && (panel.matches(':hover') || panel.contains(document.activeElement));
  if (!isUsed) return () => undefined;
  const { scrollTop } = panel;
  const { top } = panel.getBoundingClientRect();
  const control = panel.querySelector<HTMLLabelElement>('label:hover')?.control ?? document.activeElement;
  const controlTop = control?.getBoundingClientRect().top ?? 0;

  return () => {
    scrollPanel(panel, scrollTop + panel.getBoundingClientRect().top - top);
    if (!control || !panel.contains(control)) return;
    // A list within the panel may have scrolled by itself.
    for (let box = control.parentElement; box && box !== panel; box = box.parentElement)
      box.scrollTop += control.getBoundingClientRect().top - controlTop;
  };
}

/** Scrolls a panel as far as is asked for: where that is past its end, it gets room below until the pointer has left. */
function scrollPanel(panel: HTMLElement, top: number): void {
  panel.scrollTop = top;
  if (panel.scrollTop >= top - 1) return;
  panel.style.paddingBlockEnd = '100vh';
  panel.scrollTop = top;
  panel.addEventListener('pointerleave', () => panel.style.removeProperty('padding-block-end'), { once: true });
}

/** Brings the start of the results under the header where the page stands below it: what is set changes them all. The filters stay where they are. */
export function startAtResults(container: Element | null): void {
  const panel = panelIn(container);
  if (!container || !panel) return;
  const top = container.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(panel).top);
  if (!(top < 0)) return;
  const putBack = holdFilters(container);
  window.scrollBy({ top, behavior: 'instant' });
  putBack();
}

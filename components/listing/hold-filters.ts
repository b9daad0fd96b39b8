import { controlSelector } from './control-selector';

const panelIn = (container: Element | null) => container?.querySelector('aside') ?? undefined;

/**
 * Remembers where the filters stand on the screen while somebody is at them, and above all the control that they are at; what it
 * returns puts both back there, in the same panel or in the one that has taken its place.
 */
export function holdFilters(container: Element | null): () => void {
  const panel = panelIn(container);
  const isUsed = panel && (panel.matches(':hover') || panel.contains(document.activeElement));
  if (!isUsed) return () => undefined;
  const { scrollTop } = panel;
  const { top } = panel.getBoundingClientRect();
  const control = panel.querySelector<HTMLLabelElement>('label:hover')?.control ?? document.activeElement;
  const selector = controlSelector(control);
  const controlTop = control?.getBoundingClientRect().top ?? 0;

  return () => {
    const now = panelIn(container);
    if (!now) return;
    scrollPanel(now, scrollTop + now.getBoundingClientRect().top - top);
    const same = selector ? now.querySelector(selector) : null;
    // A list within the panel may have scrolled by itself.
    for (let box = same?.parentElement; same && box && box !== now; box = box.parentElement)
      box.scrollTop += same.getBoundingClientRect().top - controlTop;
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

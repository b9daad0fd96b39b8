/** Finds a control of the exported listing in the live one; undefined where there is none like it. */
export function controlSelector(control: Element | null): string | undefined {
  if (control instanceof HTMLButtonElement && control.hasAttribute('data-opens-sheet'))
    return 'button[aria-haspopup="dialog"]';
  const fold = control?.matches('summary') && control.parentElement?.getAttribute('aria-label');
  if (fold) return `[aria-label="${CSS.escape(fold)}"] > summary`;
  if (control instanceof HTMLAnchorElement) return `a[href="${CSS.escape(control.getAttribute('href') ?? '')}"]`;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined;
  if (control.dataset.find) return `[data-find="${CSS.escape(control.dataset.find)}"]`;
  if (!control.name) return control.type === 'range' ? 'input[type="range"]' : undefined;
  const name = `[name="${CSS.escape(control.name)}"]`;
  return control.type === 'checkbox' ? `${name}[value="${CSS.escape(control.value)}"]` : name;
}

/** Runs a callback when the browser is idle. Without `requestIdleCallback` it runs after the current task. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/** Runs a callback once the page has loaded and the browser is idle. */
export function whenLoadedAndIdle(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

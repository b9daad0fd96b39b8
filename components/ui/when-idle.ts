/** Runs something when the browser has nothing else to do, or, where it cannot tell, after what it is doing now. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/** Runs something once the page is loaded and the browser has nothing else to do. */
export function whenLoadedAndIdle(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

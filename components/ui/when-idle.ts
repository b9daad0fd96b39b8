/** Runs something when the browser has nothing else to do, or, where it cannot tell, after what it is doing now. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

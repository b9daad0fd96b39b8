let isDown = false;

if (typeof window !== 'undefined') {
  const press = (event: Event) => {
    isDown = event.type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(type, press, true);
}

/** Runs something once no button or finger is down: what moves between press and release takes the click from its target. */
export function afterPointer(run: () => void): void {
  if (!isDown) {
    run();
    return;
  }
  const release = new AbortController();
  const end = () => {
    release.abort();
    // The click follows the release at once.
    setTimeout(run);
  };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, { signal: release.signal });
}

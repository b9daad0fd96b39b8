import { useEffectEvent, useLayoutEffect } from 'react';
import { lastUrlWrite, writeUrl } from './use-url';

/** An open overlay, and the last URL write before it opened. */
type Overlay = { close: () => void; writeBefore: ReturnType<typeof lastUrlWrite> };

/** Open overlays; the topmost is last. Each has a history entry. The state of the entry contains the number of open overlays. */
const overlays: Overlay[] = [];
const afterClose: (() => void)[] = [];
/** True while `history.go` is pending. */
let isNavigating = false;

/** Number of overlay entries up to the current history entry. Entries from before a reload do not count. */
const countEntries = (): number => {
  const [timeOrigin, count] = history.state?.layers ?? [];
  return timeOrigin === performance.timeOrigin ? count : 0;
};
const stateWith = (count: number) => ({ ...history.state, layers: [performance.timeOrigin, count] });

/** Adds history entries for new overlays, and removes those of overlays that were not closed with Back. */
function syncHistory(): void {
  if (isNavigating) return;
  const count = countEntries();
  if (count > overlays.length) {
    isNavigating = true;
    history.go(overlays.length - count);
  } else if (count < overlays.length) {
    history.pushState(stateWith(count + 1), '');
    syncHistory();
  } else if (count === 0) {
    for (const action of afterClose.splice(0)) action();
  }
}

function onPopState(): void {
  // Forward can lead to the entry of a closed overlay: `syncHistory` goes back from it.
  for (const { close, writeBefore } of isNavigating ? [] : overlays.splice(countEntries()).reverse()) {
    const lastWrite = lastUrlWrite();
    if (lastWrite && lastWrite !== writeBefore) writeUrl(lastWrite.address, 'push');
    close();
  }
  isNavigating = false;
  syncHistory();
}

/**
 * Makes the Back button close an overlay while it is mounted; the topmost closes first. Opening adds a history entry, and closing
 * removes it. If the overlay has changed the URL, for example by a filter, closing keeps the entry, so that Back undoes the change.
 * Closing with Back keeps the changed URL.
 */
export function useCloseOnBack(close: () => void): void {
  const onBack = useEffectEvent(close);
  // A layout effect, so that Back works as soon as the overlay is visible.
  useLayoutEffect(() => {
    const overlay: Overlay = { close: onBack, writeBefore: lastUrlWrite() };
    overlays.push(overlay);
    // The browser ignores duplicates of the same listener.
    window.addEventListener('popstate', onPopState);
    syncHistory();
    return () => {
      const index = overlays.indexOf(overlay);
      if (index < 0) return;
      overlays.splice(index, 1);
      if (lastUrlWrite() !== overlay.writeBefore) history.replaceState(stateWith(0), '');
      // In a microtask, so that an overlay that replaces this one reuses the entry.
      queueMicrotask(syncHistory);
    };
  }, []);
}

/** Removes all overlay entries, then runs an action that leaves the page. A pending `history.go` would cancel the navigation. */
export function afterOverlaysClose(action: () => void): void {
  afterClose.push(action);
  syncHistory();
}

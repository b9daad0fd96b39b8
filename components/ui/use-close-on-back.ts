import { useEffect, useLayoutEffect, useRef } from 'react';
import { lastUrlWrite, writeUrl } from './use-url';

/** Something that covers the page, with the last address that was written before it opened. */
type Layer = { close: () => void; write: ReturnType<typeof lastUrlWrite> };

/** All that is open, the topmost last. Each has a step of the history, whose state says how many there are. */
const layers: Layer[] = [];
const afterClose: (() => void)[] = [];
/** The browser is on its way to another step. */
let isMoving = false;

/** Steps of layers up to this one; those of a document before this one are no longer anything's. */
const countSteps = (): number => {
  const [document, count] = history.state?.layers ?? [];
  return document === performance.timeOrigin ? count : 0;
};
const stateWith = (count: number) => ({ ...history.state, layers: [performance.timeOrigin, count] });

/** Adds a step for what has opened, and takes away those of what was closed by other means than Back. */
function syncHistory(): void {
  if (isMoving) return;
  const count = countSteps();
  if (count > layers.length) {
    isMoving = true;
    history.go(layers.length - count);
  } else if (count < layers.length) {
    history.pushState(stateWith(count + 1), '');
    syncHistory();
  } else if (count === 0) {
    for (const deed of afterClose.splice(0)) deed();
  }
}

function onPopState(): void {
  // Forward leads to a step whose layer is gone: that is taken away again.
  for (const { close, write } of isMoving ? [] : layers.splice(countSteps()).reverse()) {
    const written = lastUrlWrite();
    if (written && written !== write) writeUrl(written.address, 'push');
    close();
  }
  isMoving = false;
  syncHistory();
}

/**
 * Makes the Back button close what covers the page for as long as it is drawn, the topmost first. It adds a step to the history.
 * Closing by other means takes that away again, unless an address was written meanwhile: then it is the step that Back undoes,
 * and Back itself keeps what was written.
 */
export function useCloseOnBack(close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  // Before the layer is painted: a visitor who sees it can press Back.
  useLayoutEffect(() => {
    const layer: Layer = { close: () => latestClose.current(), write: lastUrlWrite() };
    layers.push(layer);
    // Once for all of them.
    window.addEventListener('popstate', onPopState);
    syncHistory();
    return () => {
      const index = layers.indexOf(layer);
      if (index < 0) return;
      layers.splice(index, 1);
      if (lastUrlWrite() !== layer.write) history.replaceState(stateWith(0), '');
      // A layer that opens in its place takes its step over.
      queueMicrotask(syncHistory);
    };
  }, []);
}

/** Does what leaves the page once nothing covers it and no step of a layer is left: on its way there the browser would give it up. */
export function afterOverlaysClose(deed: () => void): void {
  afterClose.push(deed);
  syncHistory();
}

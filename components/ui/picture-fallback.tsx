'use client';

import { useEffect } from 'react';
import { whenNearViewport } from './when-near-viewport';

/** Installs the picture fallback. Rendered once in each layout. */
export function PictureFallback() {
  useEffect(installPictureFallback, []);
  return null;
}

/** Time that a picture near the viewport has to load before the next one replaces it. */
const TIMEOUT_MS = 8000;

const timers = new WeakMap<HTMLImageElement, ReturnType<typeof setTimeout>>();

/**
 * Replaces every picture of the document that fails, hangs or is empty with its next source, also pictures that are added later.
 * Returns a function that uninstalls it.
 */
export function installPictureFallback(): () => void {
  const aborter = new AbortController();
  const options = { capture: true, signal: aborter.signal };
  document.addEventListener('error', ({ target }) => isImage(target) && showNextSource(target), options);
  document.addEventListener(
    'load',
    ({ target }) => isImage(target) && target.naturalWidth === 0 && showNextSource(target),
    options,
  );
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) watchIn(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  watchIn(document.documentElement);
  return () => {
    aborter.abort();
    observer.disconnect();
  };
}

function watchIn(element: Element) {
  if (isImage(element)) watch(element);
  for (const image of element.getElementsByTagName('img')) watch(image);
}

/** Handles a picture that failed before the listeners were installed, or that hangs. */
function watch(image: HTMLImageElement) {
  if (image.complete) {
    if (image.getAttribute('src') && image.naturalWidth === 0) showNextSource(image);
    return;
  }
  clearTimeout(timers.get(image));
  whenNearViewport(image, () => {
    const giveUp = () => image.isConnected && !image.complete && showNextSource(image);
    timers.set(image, setTimeout(giveUp, TIMEOUT_MS));
  });
}

/** Shows the source after the current one, from `data-next` of the picture or an ancestor. After the last one nothing happens. */
function showNextSource(image: HTMLImageElement) {
  const urls = image.closest<HTMLElement>('[data-next]')?.dataset.next?.split(' ') ?? [];
  const next = urls[urls.indexOf(image.getAttribute('src') ?? '') + 1];
  if (next === undefined) return;
  if (image.parentElement?.tagName === 'PICTURE') {
    for (const source of image.parentElement.querySelectorAll('source')) source.removeAttribute('srcset');
  }
  image.referrerPolicy = next.startsWith('https://') ? 'no-referrer' : '';
  image.src = next;
  watch(image);
}

function isImage(target: unknown): target is HTMLImageElement {
  return target instanceof HTMLImageElement;
}

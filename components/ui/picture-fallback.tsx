'use client';

import { useEffect } from 'react';
import { whenNearViewport } from './when-near-viewport';

/** Keeps an eye on the pictures of the document; stands once in each layout. */
export function PictureFallback() {
  useEffect(installPictureFallback, []);
  return null;
}

/** A picture that has come near and still has nothing to show after this long is given up for the next one. */
const TIMEOUT_MS = 8000;

/** Whether an own address that failed is there when it is asked for past the cache. */
const reachable = new Map<string, Promise<boolean>>();
/** The address for which a picture has waited for that answer. */
const retried = new WeakMap<HTMLImageElement, string>();
const timers = new WeakMap<HTMLImageElement, ReturnType<typeof setTimeout>>();

/**
 * From now on puts the next address in the place of every picture that fails, hangs or decodes to nothing, whoever drew it and
 * whenever; one of this site is fetched anew first, for a host may have had a hole kept for a year. Returns the way to stop.
 */
export function installPictureFallback(): () => void {
  const aborter = new AbortController();
  const options = { capture: true, signal: aborter.signal };
  document.addEventListener('error', ({ target }) => isImage(target) && retryOrReplace(target), options);
  document.addEventListener(
    'load',
    ({ target }) => isImage(target) && target.naturalWidth === 0 && retryOrReplace(target),
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

/** A picture may have failed already, and may never say that it has. */
function watch(image: HTMLImageElement) {
  if (image.complete) {
    if (image.getAttribute('src') && image.naturalWidth === 0) retryOrReplace(image);
    return;
  }
  clearTimeout(timers.get(image));
  whenNearViewport(image, () => {
    const giveUp = () => image.isConnected && !image.complete && showNextSource(image);
    timers.set(image, setTimeout(giveUp, TIMEOUT_MS));
  });
}

async function retryOrReplace(image: HTMLImageElement) {
  const address = currentUrl(image);
  if (!address.startsWith(`${window.location.origin}/`) || retried.get(image) === address) {
    showNextSource(image);
    return;
  }
  retried.set(image, address);
  const answer =
    reachable.get(address) ??
    fetch(address, { cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    );
  reachable.set(address, answer);
  const isThere = await answer;
  if (currentUrl(image) !== address) return;
  if (isThere) image.src = image.getAttribute('src') ?? '';
  else showNextSource(image);
}

/** The one that a browser has chosen, where there are several widths. */
const currentUrl = ({ currentSrc, src }: HTMLImageElement) => currentSrc || src;

/** Tries what comes after the present address in the list of the picture, or of what it stands in; none is tried twice. */
function showNextSource(image: HTMLImageElement) {
  const addresses = image.closest<HTMLElement>('[data-next]')?.dataset.next?.split(' ') ?? [];
  const next = addresses[addresses.indexOf(image.getAttribute('src') ?? '') + 1];
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

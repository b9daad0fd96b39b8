declare global {
  interface Navigator {
    /** Chromium's word on the memory of the machine, in GB. */
    deviceMemory?: number;
  }
}

/** The attribute of links whose pages the browser shall fetch ahead; the rules of every page name it. */
export const AHEAD = 'data-ahead';
/** Its value where the page shall be drawn too, for which a link that is pressed has no time: a page half drawn comes later than one fetched. */
export const DRAWN = 'drawn';

/** A pointer that only passes over a link has left it by then, and a finger that scrolls has been called off. */
const DWELL_MS = 80;
const FINGER_MS = 40;
/** How long somebody reads who has found something. */
const READING_MS = 1200;

/** Links that are marked at once: a browser keeps no more pages; and cards that are guessed at, so many bytes as one page of a listing. */
const MOST = 2;

/**
 * Has the browser draw ahead what the visitor is about to open: the page of the link under a resting pointer, and on a screen without one
 * those of the cards in the middle once scrolling has paused; and fetch that of a link that is pressed. Nothing where data are saved or
 * the network is slow.
 */
export function drawAhead(): void {
  const { connection: { saveData, effectiveType = '4g' } = {}, deviceMemory = MOST } = navigator;
  if (saveData || /2g/.test(effectiveType)) return;

  const marked: Element[] = [];
  const mark = (link: Element, value: string) => {
    if (link.hasAttribute(AHEAD)) return;
    link.setAttribute(AHEAD, value);
    marked.push(link);
    if (marked.length > MOST) marked.shift()?.removeAttribute(AHEAD);
  };
  const listen = (types: readonly string[], hear: (event: PointerEvent) => void) => {
    for (const type of types) addEventListener(type, hear as EventListener, { passive: true });
  };

  let resting: ReturnType<typeof setTimeout>;
  listen(['pointerover', 'pointerdown', 'pointercancel'], ({ type, target, pointerType }) => {
    clearTimeout(resting);
    const link = type !== 'pointercancel' && (target as Element).closest('a');
    const isMouse = pointerType === 'mouse';
    const isResting = isMouse && type === 'pointerover';
    const wait = isMouse ? (isResting ? DWELL_MS : 0) : FINGER_MS;
    if (link) resting = setTimeout(mark, wait, link, isResting ? DRAWN : '');
  });

  if (matchMedia('(hover: hover)').matches || effectiveType !== '4g' || deviceMemory < MOST) return;
  let left = MOST;
  let reading: ReturnType<typeof setTimeout>;
  const guess = () => {
    const middle = innerHeight / 2;
    const cards = [...document.querySelectorAll('main article a[href$="/"]')].map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return { link, away: Math.abs((top + bottom) / 2 - middle) };
    });
    const seen = cards.filter(({ away }) => away < middle).sort((a, b) => a.away - b.away);
    for (const { link } of seen.slice(0, left)) mark(link, DRAWN);
    left -= Math.min(left, seen.length);
  };
  listen(['scroll'], () => {
    clearTimeout(reading);
    reading = setTimeout(guess, READING_MS);
  });
}

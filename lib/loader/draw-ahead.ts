declare global {
  interface Navigator {
    /** Chromium's word on the memory of the machine, in GB. */
    deviceMemory?: number;
  }
}

/** The attribute of links whose pages the browser shall fetch ahead; the rules of every page name it. */
export const AHEAD = 'data-ahead';
/** Its value where the page shall be drawn too, for which a click that is near leaves no time: a page half drawn comes later than one fetched. */
export const DRAWN = 'drawn';

/** A pointer that only passes over a link has left it by then, and a finger that scrolls has been called off. */
const DWELL_MS = 80;
const FINGER_MS = 40;
/** A visitor who has not clicked by then reads what the link says. */
const HESITATION_MS = 800;
/** How long somebody reads who has found something. */
const READING_MS = 1200;

/** Links that are marked at once: a browser keeps no more pages; and cards that are guessed at, so many bytes as one page of a listing. */
const MOST = 2;

/**
 * Has the browser fetch what the visitor is about to open: the page of the link under a resting pointer, or of one that is pressed. It is
 * drawn too where the pointer rests on; and on a screen without one those of the cards in the middle once scrolling has paused. Nothing
 * where data are saved or the network is slow.
 */
export function drawAhead(): void {
  const { connection: { saveData, effectiveType = '4g' } = {}, deviceMemory = MOST } = navigator;
  if (saveData || /2g/.test(effectiveType)) return;

  const marked: Element[] = [];
  const mark = (link: Element, value: string) => {
    const isMarked = link.hasAttribute(AHEAD);
    if (isMarked && !value) return;
    link.setAttribute(AHEAD, value);
    if (isMarked) return;
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
    if (!link) return;
    const isMouse = pointerType === 'mouse';
    const isResting = isMouse && type === 'pointerover';
    const fetchAhead = () => {
      mark(link, '');
      if (isResting) resting = setTimeout(mark, HESITATION_MS, link, DRAWN);
    };
    resting = setTimeout(fetchAhead, isMouse ? (isResting ? DWELL_MS : 0) : FINGER_MS);
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

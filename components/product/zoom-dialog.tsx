'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import layout from '@/components/ui/layout.module.css';
import { Picture } from '@/components/ui/picture';
import { type Opener, useModal } from '@/components/ui/use-modal';
import type { PictureSource } from '@/lib/site/picture-source';
import styles from './zoom-dialog.module.css';

const MAX_ZOOM = 4;
const STEP = 1.5;
/** How many pixels a finger moves that swipes. */
const MIN_SWIPE_PX = 60;

type Point = { x: number; y: number };

type Props = {
  image: { alt: string; caption?: string | undefined };
  sources: readonly PictureSource[];
  opener?: Opener;
  /** Whether there is a picture before this one, and after it; undefined where there is no other. */
  neighbors?: { before: boolean; after: boolean } | undefined;
  /** Asks for the next picture, or the one before. */
  onNavigate: (by: 1 | -1) => void;
  onClose: () => void;
};

/**
 * A picture over the whole screen: closer by click, pinch, + and -; it scrolls to pan, a button turns to another, and so does a
 * swipe or an arrow key while it is whole; Escape or Back closes it.
 */
function ZoomDialogPart({ image, sources, opener, neighbors, onNavigate, onClose }: Props) {
  const dialog = useModal(opener, onClose);
  const view = useRef<HTMLDivElement>(null);
  const zoom = useRef(1);
  const turn = useRef(onNavigate);

  useEffect(() => {
    turn.current = onNavigate;
  }, [onNavigate]);

  /** Sets the zoom and keeps a place of the picture, that at the point if none is given, under that point of the window. */
  const zoomTo = (wanted: number, point?: Point, place?: Point) => {
    const box = view.current;
    const picture = box?.querySelector('img');
    if (!box || !picture) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const { x, y } = point ?? { x: left + width / 2, y: top + height / 2 };
    const kept = place ?? pointInPicture(box, { x, y });
    zoom.current = Math.min(MAX_ZOOM, Math.max(1, wanted));
    picture.style.setProperty('--zoom', String(zoom.current));
    const drawn = picture.getBoundingClientRect();
    box.scrollTo({
      left: box.scrollLeft + drawn.left + kept.x * drawn.width - x,
      top: box.scrollTop + drawn.top + kept.y * drawn.height - y,
      behavior: 'instant',
    });
  };
  const turnTo = (by: 1 | -1) => {
    zoomTo(1);
    onNavigate(by);
  };
  const onClick = (event: MouseEvent) =>
    zoomTo(zoom.current > 1 ? 1 : STEP * STEP, { x: event.clientX, y: event.clientY });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom.current * STEP);
    else if (event.key === '-') zoomTo(zoom.current / STEP);
    else if (event.key === '0') zoomTo(1);
    else if (zoom.current === 1 && event.key === 'ArrowRight') onNavigate(1);
    else if (zoom.current === 1 && event.key === 'ArrowLeft') onNavigate(-1);
  };

  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const aborter = new AbortController();
    let from: Point | undefined;
    let pinch: { zoom: number; place: Point } | undefined;
    // Pointer events end where the browser takes a finger for a scroll; touch events go on.
    const follow = (event: TouchEvent) => {
      const [finger, other, ...more] = [...event.touches].map(({ clientX: x, clientY: y }) => ({ x, y }));
      if (!finger || !other || more.length > 0) {
        const lifted = event.type === 'touchend' ? event.changedTouches[0] : undefined;
        if (lifted && from && !finger && zoom.current === 1) swipe(lifted.clientX - from.x, lifted.clientY - from.y);
        from = event.type === 'touchstart' && !other ? finger : finger && from;
        pinch = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      from = undefined;
      const apart = Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
      const middle = { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 };
      pinch ??= { zoom: zoom.current / apart, place: pointInPicture(box, middle) };
      zoomTo(pinch.zoom * apart, middle, pinch.place);
    };
    const swipe = (x: number, y: number) =>
      Math.abs(x) > Math.max(MIN_SWIPE_PX, 2 * Math.abs(y)) && turn.current(x < 0 ? 1 : -1);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      box.addEventListener(type, follow, { signal: aborter.signal, passive: false });
    }
    return () => aborter.abort();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={image.alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={`${styles.toolbar} ${layout.band}`}>
        <h2 aria-live="polite">{image.caption ?? image.alt}</h2>
        <button type="button" className={icon.square} aria-label="Zoom out" onClick={() => zoomTo(zoom.current / STEP)}>
          −
        </button>
        <button type="button" className={icon.square} aria-label="Zoom in" onClick={() => zoomTo(zoom.current * STEP)}>
          +
        </button>
        <button type="button" className={icon.square} aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group is not a fieldset */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: + and - do the same, on the whole dialog */}
      <div
        ref={view}
        className={styles.view}
        role="group"
        aria-label="Enlarged picture"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
        tabIndex={0}
        onClick={onClick}
        // After two clicks, the second of which has undone the first.
        onDoubleClick={onClick}
      >
        <Picture sources={sources} sizes="200vw" alt={image.alt} className={styles.picture} isFirst />
      </div>
      {neighbors && (
        <>
          <NavigationButton
            name="Previous picture"
            direction="previous"
            isEnabled={neighbors.before}
            onPress={() => turnTo(-1)}
          />
          <NavigationButton
            name="Next picture"
            direction="next"
            isEnabled={neighbors.after}
            onPress={() => turnTo(1)}
          />
        </>
      )}
    </dialog>
  );
}

export const ZoomDialog = withErrorBoundary('zoom', ZoomDialogPart);

type NavigationButtonProps = { name: string; direction: 'previous' | 'next'; isEnabled: boolean; onPress: () => void };

/** At the end of the pictures it stays, and keeps the focus. */
function NavigationButton({ name, direction, isEnabled, onPress }: NavigationButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.navigationButton} ${icon.square} ${layout.band}`}
      data-turn={direction}
      aria-label={name}
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onPress()}
    >
      <Icon name={direction} />
    </button>
  );
}

/** Where a point of the window is in the picture, as shares of its width and height. */
function pointInPicture(box: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = (box.querySelector('img') ?? box).getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

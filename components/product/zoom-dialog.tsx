import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { IconButton } from '@/components/ui/icon-button';
import icon from '@/components/ui/icon-button.module.css';
import layout from '@/components/ui/layout.module.css';
import { Picture } from '@/components/ui/picture';
import { useModal } from '@/components/ui/use-modal';
import type { PictureSource } from '@/lib/site/picture-source';
import styles from './zoom-dialog.module.css';

const MAX_ZOOM = 4;
const ZOOM_STEP = 1.5;
/** Minimum movement of a swipe. */
const MIN_SWIPE_PX = 60;

type Point = { x: number; y: number };

type Props = {
  image: { alt: string; caption?: string | undefined };
  sources: readonly PictureSource[];
  /** Position of the picture among `count` pictures. A single picture has no buttons to navigate. */
  index: number;
  count: number;
  show: (index: number) => void;
  onClose: () => void;
};

/**
 * A picture on the whole screen. Click, pinch, + and - zoom; scrolling pans. Buttons navigate to other pictures, and without zoom
 * also swipes and arrow keys. Escape or Back closes it.
 */
function ZoomDialogPart({ image, sources, index, count, show, onClose }: Props) {
  const dialog = useModal(onClose);
  const view = useRef<HTMLDivElement>(null);
  const zoom = useRef(1);

  /**
   * Sets the zoom, and scrolls so that a position in the picture stays under a point of the window.
   * @param point default: the center of the view
   * @param position default: the one that is under the point now
   */
  const zoomTo = (newZoom: number, point?: Point, position?: Point) => {
    const box = view.current;
    const picture = box?.querySelector('img');
    if (!box || !picture) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const { x, y } = point ?? { x: left + width / 2, y: top + height / 2 };
    const anchor = position ?? pointInPicture(box, { x, y });
    zoom.current = Math.min(MAX_ZOOM, Math.max(1, newZoom));
    picture.style.setProperty('--zoom', String(zoom.current));
    const zoomed = picture.getBoundingClientRect();
    box.scrollTo({
      left: box.scrollLeft + zoomed.left + anchor.x * zoomed.width - x,
      top: box.scrollTop + zoomed.top + anchor.y * zoomed.height - y,
      behavior: 'instant',
    });
  };
  const canNavigate = (by: 1 | -1) => index + by >= 0 && index + by < count;
  const navigate = (by: 1 | -1) => {
    if (!canNavigate(by)) return;
    zoomTo(1);
    show(index + by);
  };
  const onSwipe = useEffectEvent(navigate);
  const onClick = (event: MouseEvent) =>
    zoomTo(zoom.current > 1 ? 1 : ZOOM_STEP * ZOOM_STEP, { x: event.clientX, y: event.clientY });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom.current * ZOOM_STEP);
    else if (event.key === '-') zoomTo(zoom.current / ZOOM_STEP);
    else if (event.key === '0') zoomTo(1);
    else if (zoom.current === 1 && event.key === 'ArrowRight') navigate(1);
    else if (zoom.current === 1 && event.key === 'ArrowLeft') navigate(-1);
  };

  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const aborter = new AbortController();
    let start: Point | undefined;
    let pinch: { zoomPerPixel: number; position: Point } | undefined;
    // Touch events, because pointer events end when the browser starts to scroll.
    const onTouch = (event: TouchEvent) => {
      const [finger, other, ...more] = [...event.touches].map(({ clientX: x, clientY: y }) => ({ x, y }));
      if (!finger || !other || more.length > 0) {
        const lifted = event.type === 'touchend' ? event.changedTouches[0] : undefined;
        if (lifted && start && !finger && zoom.current === 1) {
          const [x, y] = [lifted.clientX - start.x, lifted.clientY - start.y];
          if (Math.abs(x) > Math.max(MIN_SWIPE_PX, 2 * Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
        }
        start = event.type === 'touchstart' && !other ? finger : finger && start;
        pinch = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      start = undefined;
      const distance = Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
      const middle = { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 };
      pinch ??= { zoomPerPixel: zoom.current / distance, position: pointInPicture(box, middle) };
      zoomTo(pinch.zoomPerPixel * distance, middle, pinch.position);
    };
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      box.addEventListener(type, onTouch, { signal: aborter.signal, passive: false });
    }
    return () => aborter.abort();
  }, []);

  const zoomButton = (name: string, sign: string, factor: number) => (
    <button type="button" className={icon.square} aria-label={name} onClick={() => zoomTo(zoom.current * factor)}>
      {sign}
    </button>
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={image.alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={`${styles.toolbar} ${layout.band}`}>
        <h2 aria-live="polite">{image.caption ?? image.alt}</h2>
        {zoomButton('Zoom out', '−', 1 / ZOOM_STEP)}
        {zoomButton('Zoom in', '+', ZOOM_STEP)}
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group is not a fieldset */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: + and - do the same, on the whole dialog */}
      <div
        ref={view}
        className={styles.view}
        role="group"
        aria-label="Enlarged picture"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        onClick={onClick}
        // A double click also sends two clicks, which zoom in and out again. This zooms once more.
        onDoubleClick={onClick}
      >
        <Picture sources={sources} sizes="200vw" alt={image.alt} className={styles.picture} isFirst />
      </div>
      {count > 1 &&
        ([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            icon={by < 0 ? 'previous' : 'next'}
            label={by < 0 ? 'Previous picture' : 'Next picture'}
            className={`${styles.navigationButton} ${layout.band}`}
            data-by={by}
            // Not `disabled`, so that the button keeps the focus at the first and last picture.
            aria-disabled={!canNavigate(by)}
            onClick={() => navigate(by)}
          />
        ))}
    </dialog>
  );
}

export const ZoomDialog = withErrorBoundary('zoom', ZoomDialogPart);

/** Converts a point of the window to a position in the picture: 0 to 1 of its width and height. */
function pointInPicture(box: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = (box.querySelector('img') ?? box).getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

'use client';

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { type Opener, useModal } from '@/components/ui/use-modal';
import type { PictureSource } from '@/lib/site/picture-source';
import styles from './zoom-dialog.module.css';

const MAX_ZOOM = 4;
const STEP = 1.5;

type Props = {
  image: { alt: string; caption?: string | undefined };
  sources: readonly PictureSource[];
  opener?: Opener;
  onClose: () => void;
};

/** A picture over the whole screen: closer by click, pinch, + and -; it scrolls to pan, and Escape or Back closes it. */
export function ZoomDialog({ image, sources, opener, onClose }: Props) {
  const dialog = useModal(opener);
  const view = useRef<HTMLDivElement>(null);
  const zoom = useRef(1);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  useBackCloses(true, onClose);

  /** Sets the zoom and keeps the given point of the window where it is. */
  const zoomTo = (wanted: number, point?: { x: number; y: number }) => {
    const box = view.current;
    const picture = box?.querySelector('img');
    if (!box || !picture) return;
    const next = Math.min(MAX_ZOOM, Math.max(1, wanted));
    const ratio = next / zoom.current;
    const { left, top } = box.getBoundingClientRect();
    const x = (point?.x ?? left + box.clientWidth / 2) - left;
    const y = (point?.y ?? top + box.clientHeight / 2) - top;
    const [fromX, fromY] = [box.scrollLeft + x, box.scrollTop + y];
    zoom.current = next;
    picture.style.setProperty('--zoom', String(next));
    box.scrollTo({ left: fromX * ratio - x, top: fromY * ratio - y, behavior: 'instant' });
  };
  const onClick = (event: MouseEvent) =>
    zoomTo(zoom.current > 1 ? 1 : STEP * STEP, { x: event.clientX, y: event.clientY });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom.current * STEP);
    else if (event.key === '-') zoomTo(zoom.current / STEP);
    else if (event.key === '0') zoomTo(1);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = distance(fingers.current);
    if (fingers.current.has(event.pointerId)) {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
    const after = distance(fingers.current);
    if (before && after) zoomTo((zoom.current * after.length) / before.length, after.middle);
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={image.alt} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <h2>{image.caption ?? image.alt}</h2>
        <button type="button" aria-label="Zoom out" onClick={() => zoomTo(zoom.current / STEP)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoomTo(zoom.current * STEP)}>
          +
        </button>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
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
        onPointerDown={(event) =>
          event.pointerType === 'touch' && fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }
        onPointerMove={onPointerMove}
        onPointerUp={lift}
        onPointerCancel={lift}
        onClick={onClick}
      >
        <Picture sources={sources} sizes="200vw" alt={image.alt} className={styles.picture} isFirst />
      </div>
    </dialog>
  );
}

/** How far two fingers are apart, and the point between them; undefined unless there are two. */
function distance(fingers: ReadonlyMap<number, { x: number; y: number }>) {
  const [a, b] = [...fingers.values()];
  if (!a || !b || fingers.size !== 2) return undefined;
  return { length: Math.hypot(a.x - b.x, a.y - b.y) || 1, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import styles from './gallery.module.css';
import { useProductChoice } from './product-choice';
import type { ZoomDialog } from './zoom-dialog';

export type GalleryImage = {
  /** The picture's address, with the base path. */
  src: string;
  alt: string;
  caption?: string;
  /** The color that the picture shows, where it shows one. */
  color?: string;
};

/**
 * The pictures of a product: a strip to swipe (scroll-snap), small ones to choose from, and a closer look in a dialog.
 * Choosing a color brings up the first picture in it.
 */
export function Gallery({ images, fallback }: { images: readonly GalleryImage[]; fallback: string }) {
  const { choice } = useProductChoice();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [Zoom, setZoom] = useState<typeof ZoomDialog>();
  const shown = images.length > 0 ? images : [{ src: fallback, alt: '' }];

  const show = (index: number) => {
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
    setCurrent(index);
  };

  const colorIndex = choice.color ? images.findIndex(({ color }) => color === choice.color) : -1;
  useEffect(() => {
    if (colorIndex >= 0) show(colorIndex);
  }, [colorIndex]);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const onScrollEnd = () => setCurrent(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    list.addEventListener('scrollend', onScrollEnd);
    return () => list.removeEventListener('scrollend', onScrollEnd);
  }, []);

  // Loaded when asked for: most visitors never look closer.
  const openZoom = async () => {
    const { ZoomDialog: loaded } = await import('./zoom-dialog');
    setZoom(() => loaded);
  };

  const currentImage = shown[current] ?? shown[0];
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <ul className={styles.track} ref={track}>
          {shown.map(({ src, alt, caption }, index) => (
            // The button beside it does the same for keyboards and screen readers.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <li key={src} inert={index !== current} onClick={openZoom}>
              <figure>
                <Picture sources={src === fallback ? [src] : [src, fallback]} alt={alt} isFirst={index === 0} />
                <figcaption className={styles.caption}>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.zoom} onClick={openZoom} aria-label="Look closer">
          <Icon name="search" />
        </button>
      </div>
      {shown.length > 1 && (
        <ul className={styles.thumbs} aria-label="Pictures">
          {shown.map(({ src, alt }, index) => (
            <li key={src}>
              <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => show(index)}>
                <Picture sources={[src, fallback]} alt={alt} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && currentImage && <Zoom image={currentImage} fallback={fallback} onClose={() => setZoom(undefined)} />}
    </div>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { IconButton } from '@/components/ui/icon-button';
import layout from '@/components/ui/layout.module.css';
import { fallbackUrls, Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useScrollSnap } from '@/components/ui/use-scroll-snap';
import { galleryOf } from '@/lib/catalogue/images/product-images';
import { type GalleryPicture, type PictureSource, pictureAlt } from '@/lib/site/picture-source';
import styles from './gallery.module.css';
import { useSelection } from './product-selection';
import type { ZoomDialog } from './zoom-dialog';

type Props = {
  /** Brand and name of the product. */
  name: string;
  /** All pictures of the product, in the order of the data. */
  pictures: readonly GalleryPicture[];
  /** Shown if there are no pictures, or if none of them loads. */
  placeholders: readonly PictureSource[];
};

/**
 * Pictures of a product: a track to swipe (scroll-snap), thumbnails, and a zoom dialog. The pictures of the selected color come first.
 */
export const Gallery = withErrorBoundary('gallery', function Gallery({ name, pictures, placeholders }: Props) {
  const { selection, variant } = useSelection();
  const shown: readonly GalleryPicture[] =
    pictures.length > 0 ? galleryOf(pictures, selection.color) : placeholders.map((source) => ({ source, alt: '' }));
  const hasZoom = pictures.length > 0;
  const { track, current, show } = useScrollSnap();
  const isHydrated = useHydrated();
  const [Zoom, setZoom] = useState<typeof ZoomDialog>();
  const slides = shown.map((picture, index) => {
    const caption = picture.view ?? picture.color;
    const label = picture.alt ?? caption ?? `Picture ${index + 1}`;
    return { source: picture.source, alt: pictureAlt(name, picture, index), caption, label };
  });
  /** If a picture does not load, the next ones replace it, and finally the placeholder. */
  const sources = [...shown.map(({ source }) => source), ...placeholders];

  // Show the picture of the selected variant or color. A back view stays if it is now the back view of the new color.
  useEffect(() => {
    const variantPicture = variant?.picture;
    const index = shown.findIndex(({ source, color }) =>
      variantPicture ? source.src === variantPicture : color && color === selection.color,
    );
    const staysInView = !variantPicture && current > 0 && shown[current]?.color === selection.color;
    if (index >= 0 && !staysInView) show(index);
  }, [selection.color, variant?.picture, show]);

  const thumbs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = thumbs.current;
    const thumb = list?.children[current] as HTMLElement | undefined;
    // `scrollIntoView` would also scroll the page.
    if (list && thumb)
      list.scrollTo({
        left: thumb.offsetLeft - list.offsetLeft - (list.clientWidth - thumb.clientWidth) / 2,
        top: thumb.offsetTop - list.offsetTop - (list.clientHeight - thumb.clientHeight) / 2,
      });
  }, [current]);

  const zoom = useRef<HTMLButtonElement>(null);
  // Loaded on demand: most shoppers never zoom.
  const openZoom = async () => {
    zoom.current?.focus({ preventScroll: true });
    const loaded = await import('./zoom-dialog');
    setZoom(() => loaded.ZoomDialog);
  };

  const currentSlide = slides[current] ?? slides[0];
  // Keys are positions: with a key per picture, the browser would scroll along when the current picture moves to another position.
  return (
    <div className={styles.gallery} data-next={fallbackUrls(sources)}>
      <div className={styles.stage}>
        <ul
          className={layout.track}
          ref={track}
          tabIndex={slides.length > 1 ? 0 : undefined}
          aria-label="Pictures, large"
        >
          {slides.map(({ source, alt, caption }, index) => (
            // The zoom button does the same for keyboards and screen readers.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <li key={index} inert={isHydrated && index !== current} onClick={hasZoom ? openZoom : undefined}>
              <figure>
                <Picture sources={[source]} sizes="(width >= 700px) 55vw, 75vw" alt={alt} isFirst={index === 0} />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {hasZoom && (
          <IconButton icon="search" label="Zoom" ref={zoom} className={layout.scriptOnly} onClick={openZoom} />
        )}
      </div>
      {slides.length > 1 && (
        <ul className={`${styles.thumbs} ${layout.scriptOnly}`} ref={thumbs} aria-label="Pictures">
          {slides.map(({ source, label }, index) => (
            <li key={index}>
              <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => show(index)}>
                <Picture sources={[source]} alt={label} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && currentSlide && (
        <Zoom
          image={currentSlide}
          sources={sources.slice(current)}
          index={current}
          count={slides.length}
          show={show}
          onClose={() => setZoom(undefined)}
        />
      )}
    </div>
  );
});

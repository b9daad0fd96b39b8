'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { nextAddresses, Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useTrack } from '@/components/ui/use-track';
import { galleryWords } from '@/lib/site/gallery-words';
import type { GalleryPicture, PictureSource } from '@/lib/site/picture-source';
import styles from './gallery.module.css';
import { useProductChoice } from './product-choice';
import type { ZoomDialog } from './zoom-dialog';

type Props = {
  /** What the pictures are of. */
  name: string;
  images: readonly GalleryPicture[];
  /** What takes the place of pictures that fail, in order; the category's drawing is the last one. */
  standIns: readonly PictureSource[];
};

/**
 * The pictures of a product: a strip to swipe (scroll-snap), small ones to choose from, and a closer look in a dialog.
 * Choosing a color brings up the first picture in it.
 */
export function Gallery({ name, images, standIns }: Props) {
  const { choice } = useProductChoice();
  const { track, current, show } = useTrack();
  const isHydrated = useHydrated();
  const [Zoom, setZoom] = useState<typeof ZoomDialog>();
  const shown =
    images.length > 0
      ? images.map((image, index) => ({ ...image, alt: galleryWords(name, image, index) }))
      : standIns.slice(0, 1).map((source) => ({ source, alt: '', caption: undefined }));
  /** What takes the place of each that fails: the next ones, then what stands in. */
  const sources = [...images.map(({ source }) => source), ...standIns];

  const colorIndex = choice.color ? images.findIndex(({ color }) => color === choice.color) : -1;
  useEffect(() => {
    if (colorIndex >= 0) show(colorIndex);
  }, [colorIndex, show]);

  // Loaded when asked for: most visitors never look closer.
  const openZoom = async () => {
    const { ZoomDialog: loaded } = await import('./zoom-dialog');
    setZoom(() => loaded);
  };

  const currentImage = shown[current] ?? shown[0];
  return (
    <div className={styles.gallery} data-next={nextAddresses(sources)}>
      <div className={styles.stage}>
        <ul
          className={styles.track}
          ref={track}
          tabIndex={shown.length > 1 ? 0 : undefined}
          aria-label="Pictures, large"
        >
          {shown.map(({ source, alt, caption }, index) => (
            // The button beside it does the same for keyboards and screen readers.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <li key={source.src} inert={isHydrated && index !== current} onClick={openZoom}>
              <figure>
                <Picture sources={[source]} sizes="(width >= 900px) 55vw, 100vw" alt={alt} isFirst={index === 0} />
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
          {shown.map(({ source, alt }, index) => (
            <li key={source.src}>
              <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => show(index)}>
                <Picture sources={[source]} alt={alt} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && currentImage && (
        <Zoom image={currentImage} sources={sources.slice(current)} onClose={() => setZoom(undefined)} />
      )}
    </div>
  );
}

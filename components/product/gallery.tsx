'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { nextAddresses, Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useTrack } from '@/components/ui/use-track';
import { galleryWords } from '@/lib/site/gallery-words';
import type { GalleryPicture, GalleryTurns, PictureSource } from '@/lib/site/picture-source';
import styles from './gallery.module.css';
import { useProductChoice } from './product-choice';
import type { ZoomDialog } from './zoom-dialog';

type Props = {
  /** The name of the pictured product. */
  name: string;
  images: readonly GalleryPicture[];
  /** Their views in further colors: what is chosen takes the place of the first color. */
  turns?: GalleryTurns;
  /** The pictures for those that fail, in order; the category's drawing is the last one. */
  standIns: readonly PictureSource[];
};

/**
 * The pictures of a product: a strip to swipe (scroll-snap), small ones to choose from, and a closer look in a dialog.
 * Choosing a color turns every view to it, as far as there are pictures, and brings up the first one in it.
 */
export function Gallery({ name, images: given, turns = {}, standIns }: Props) {
  const { choice, varied } = useProductChoice();
  const images = given.map((image) => inColor(image, turns, choice.color));
  const { track, current, show } = useTrack();
  const isHydrated = useHydrated();
  const [Zoom, setZoom] = useState<typeof ZoomDialog>();
  const shown =
    images.length > 0
      ? images.map((image, index) => ({
          ...image,
          key: given[index]?.source.src,
          alt: galleryWords(name, image, index),
          // The large one says what it is of.
          words: image.alt ?? image.caption ?? `Picture ${index + 1}`,
        }))
      : standIns.slice(0, 1).map((source) => ({ source, key: source.src, alt: '', words: '', caption: undefined }));
  /** The pictures for each that fails: the next ones, then the stand-ins. */
  const sources = [...images.map(({ source }) => source), ...standIns];

  useEffect(() => {
    const isWanted = varied?.picture
      ? ({ source }: GalleryPicture) => source.src === varied.picture
      : ({ color }: GalleryPicture) => color !== undefined && color === choice.color;
    const index = given.findIndex(isWanted);
    // A visitor who looks at the back goes on looking at it, where it has turned too.
    if (index >= 0 && (current === 0 || images[current]?.color !== choice.color)) show(index);
  }, [choice.color, varied?.picture, show]);

  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const small = list?.children[current] as HTMLElement | undefined;
    // The page itself stays where it is.
    if (list && small)
      list.scrollTo({
        left: small.offsetLeft - list.offsetLeft - (list.clientWidth - small.clientWidth) / 2,
        top: small.offsetTop - list.offsetTop - (list.clientHeight - small.clientHeight) / 2,
      });
  }, [current]);

  const zoom = useRef<HTMLButtonElement>(null);
  // Loaded when asked for: most visitors never look closer.
  const openZoom = async () => {
    const { loadZoomDialog } = await import('./zoom-dialog');
    const loaded = await loadZoomDialog();
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
          {shown.map(({ source, key, alt, caption }, index) => (
            // The button beside it does the same for keyboards and screen readers.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <li key={key} inert={isHydrated && index !== current} onClick={openZoom}>
              <figure>
                <Picture sources={[source]} sizes="(width >= 700px) 55vw, 75vw" alt={alt} isFirst={index === 0} />
                <figcaption className={styles.caption}>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <button ref={zoom} type="button" className={styles.zoom} onClick={openZoom} aria-label="Look closer">
          <Icon name="search" />
        </button>
      </div>
      {shown.length > 1 && (
        <ul className={styles.thumbs} ref={strip} aria-label="Pictures">
          {shown.map(({ source, key, words }, index) => (
            <li key={key}>
              <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => show(index)}>
                <Picture sources={[source]} alt={words} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && currentImage && (
        <Zoom
          image={currentImage}
          sources={sources.slice(current)}
          opener={zoom}
          neighbors={shown.length > 1 ? { before: current > 0, after: current < shown.length - 1 } : undefined}
          onTurn={(by) => shown[current + by] && show(current + by)}
          onClose={() => setZoom(undefined)}
        />
      )}
    </div>
  );
}

/** A view in the color that is chosen, where there is a picture of that, with the color in its words. */
function inColor(image: GalleryPicture, turns: GalleryTurns, color = ''): GalleryPicture {
  const src = turns[color]?.[image.view ?? ''];
  return src ? { ...image, source: { src }, color, caption: [image.caption, color].filter(Boolean).join(', ') } : image;
}

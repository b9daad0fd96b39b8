'use client';

import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import styles from './gallery.module.css';
import { useProductChoice } from './product-choice';

export type GalleryImage = {
  /** The picture's address, with the base path. */
  src: string;
  alt: string;
  caption?: string;
  /** The color that the picture shows, where it shows one. */
  color?: string;
};

/** The pictures of a product: a large one, and small ones to choose from; choosing a color shows its picture. */
export function Gallery({ images, fallback }: { images: readonly GalleryImage[]; fallback: string }) {
  const { choice } = useProductChoice();
  const [picked, setPicked] = useState({ index: 0, color: choice.color });
  const isColorNewer = choice.color !== picked.color;
  const colorIndex = images.findIndex(({ color }) => color !== undefined && color === choice.color);
  const index = isColorNewer && colorIndex >= 0 ? colorIndex : picked.index;
  const current = images[index];
  return (
    <div className={styles.gallery}>
      <figure className={styles.stage}>
        <Picture sources={current ? [current.src, fallback] : [fallback]} alt={current?.alt ?? ''} isFirst />
        <figcaption className={styles.caption}>{current?.caption}</figcaption>
      </figure>
      {images.length > 1 && (
        <ul className={styles.thumbs} aria-label="Pictures">
          {images.map((image, position) => (
            <li key={image.src}>
              <button
                type="button"
                aria-current={position === index ? 'true' : undefined}
                onClick={() => setPicked({ index: position, color: choice.color })}
              >
                <Picture sources={[image.src, fallback]} alt={image.alt} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

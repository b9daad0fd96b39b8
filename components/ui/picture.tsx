'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';
import { watchNear } from './watch-near';

/** A picture that has come near and still has nothing to show after this long is given up for the next one. */
const PATIENCE_MS = 8000;

/** An address, and sets of widths by type for browsers to choose from. */
type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

export type PictureProps = {
  /** Pictures in the order in which they are tried; the last one is the placeholder. */
  sources: readonly PictureSource[];
  alt: string;
  /** How wide the picture is shown, for choosing among several widths. */
  sizes?: string;
  /** The first picture of a page loads at once, all others when they come near. */
  isFirst?: boolean;
  className?: string;
};

/**
 * A square picture. When an address fails, hangs or decodes to nothing the next one takes its place, up to the placeholder;
 * it never loops, keeps its alt and never shifts the page. Without script the ground behind it shows.
 */
export function Picture({ sources, alt, sizes, isFirst = false, className }: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const last = sources.length - 1;
  const key = sources.map(({ src }) => src).join(' ');
  const [given, setGiven] = useState({ key, failed: 0 });
  const failed = given.key === key ? given.failed : 0;
  const { src: source, sets = [] } = sources[failed] ?? { src: undefined };

  useEffect(() => {
    const shown = element.current;
    if (!shown || failed >= last) return;
    const advance = () => setGiven({ key, failed: failed + 1 });
    const judge = () => shown.naturalWidth === 0 && advance();
    // The picture may have failed before React was there to hear of it.
    if (shown.complete && shown.getAttribute('src') === source) {
      judge();
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unwatch = watchNear(shown, () => {
      timer = setTimeout(() => !shown.complete && advance(), PATIENCE_MS);
    });
    shown.addEventListener('load', judge);
    shown.addEventListener('error', advance);
    return () => {
      unwatch();
      clearTimeout(timer);
      shown.removeEventListener('load', judge);
      shown.removeEventListener('error', advance);
    };
  }, [key, source, failed, last]);

  const image = (
    <img
      ref={element}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      src={source}
      alt={alt}
      width={600}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
      referrerPolicy={source?.startsWith('https://') ? 'no-referrer' : undefined}
    />
  );
  if (sets.length === 0) return image;
  return (
    <picture className={styles.sets}>
      {sets.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

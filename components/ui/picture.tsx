'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

export type PictureProps = {
  /** Addresses in the order in which they are tried; the last one is the placeholder. */
  sources: readonly string[];
  alt: string;
  /** The first picture of a page loads at once, all others when they come near. */
  isFirst?: boolean;
  className?: string;
};

/** A square picture that falls back to the next address when one fails, never loops and never shifts the page. */
export function Picture({ sources, alt, isFirst = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(0);
  const key = sources.join(' ');
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setFailed(0);
  }
  const source = sources[Math.min(failed, sources.length - 1)];
  const advance = () => setFailed((count) => Math.min(count + 1, sources.length - 1));

  // The picture may have failed before React was there to hear of it.
  useEffect(() => {
    const element = image.current;
    if (source && element?.complete && element.naturalWidth === 0) {
      setFailed((count) => Math.min(count + 1, sources.length - 1));
    }
  }, [source, sources.length]);

  return (
    <img
      ref={image}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      src={source}
      alt={alt}
      width={600}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy={source?.startsWith('https://') ? 'no-referrer' : undefined}
      onError={advance}
    />
  );
}

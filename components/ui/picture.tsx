'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';
import { watchNear } from './watch-near';

/** A picture that has come near and still has nothing to show after this long is given up for the next one. */
const PATIENCE_MS = 8000;

export type PictureProps = {
  /** Addresses in the order in which they are tried; the last one is the placeholder. */
  sources: readonly string[];
  alt: string;
  /** The first picture of a page loads at once, all others when they come near. */
  isFirst?: boolean;
  className?: string;
};

/**
 * A square picture. When an address fails, hangs or decodes to nothing the next one takes its place, up to the placeholder;
 * it never loops, keeps its alt and never shifts the page. Without script the ground behind it shows.
 */
export function Picture({ sources, alt, isFirst = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const last = sources.length - 1;
  const key = sources.join(' ');
  const [given, setGiven] = useState({ key, failed: 0 });
  const failed = given.key === key ? given.failed : 0;
  const source = sources[failed];

  useEffect(() => {
    const element = image.current;
    if (!element || failed >= last) return;
    const advance = () => setGiven({ key, failed: failed + 1 });
    const judge = () => element.naturalWidth === 0 && advance();
    // The picture may have failed before React was there to hear of it.
    if (element.complete && element.getAttribute('src') === source) {
      judge();
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unwatch = watchNear(element, () => {
      timer = setTimeout(() => !element.complete && advance(), PATIENCE_MS);
    });
    element.addEventListener('load', judge);
    element.addEventListener('error', advance);
    return () => {
      unwatch();
      clearTimeout(timer);
      element.removeEventListener('load', judge);
      element.removeEventListener('error', advance);
    };
  }, [key, source, failed, last]);

  return (
    <img
      ref={image}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      src={source}
      alt={alt}
      width={600}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      referrerPolicy={source?.startsWith('https://') ? 'no-referrer' : undefined}
    />
  );
}

'use client';

import styles from './graphics.module.css';

/** URL of a picture, and `srcset` values with several widths per media type. */
type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

export type PictureProps = {
  /** Pictures in the order in which they are tried; the last one is the placeholder. Only the first one uses its `sets`. */
  sources: readonly PictureSource[];
  alt: string;
  /** Displayed width, for the `sizes` attribute. */
  sizes?: string;
  /** Width and height in pixels. Default: a square. */
  size?: { width: number; height: number };
  /** True for the first picture of a page, which loads at once. Others load near the viewport. */
  isFirst?: boolean;
  /** For a picture that must not compete with the largest picture of the first screen. */
  fetchPriority?: 'low';
  className?: string;
};

const SQUARE = { width: 600, height: 600 };

/**
 * A picture with fallbacks. If a source fails, hangs or is empty, `installPictureFallback` shows the next one, up to the placeholder.
 * The size is reserved, so that the page does not shift. Without JavaScript a missing picture shows its background.
 */
export function Picture({ sources, alt, sizes, size, isFirst = false, fetchPriority, className }: PictureProps) {
  const [source, ...rest] = sources;
  const { src, sets = [] } = source ?? {};
  const next = fallbackUrls(rest.filter((other) => other.src !== src));
  // With other sources React must create a new element, because the old one may already show a fallback.
  const key = `${src} ${next}`;
  const image = (
    <img
      key={key}
      className={[size ? '' : styles.picture, className].filter(Boolean).join(' ') || undefined}
      // Before `src`, because some browsers start loading when `src` is set.
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : fetchPriority}
      decoding={isFirst ? 'sync' : undefined}
      referrerPolicy={src?.startsWith('https://') ? 'no-referrer' : undefined}
      src={src}
      alt={alt}
      {...(size ?? SQUARE)}
      data-next={next}
    />
  );
  if (sets.length === 0) return image;
  return (
    <picture key={key} className={styles.sets}>
      {sets.map(({ type, srcSet }) => (
        // Hidden, because with `display: contents` on <picture> it would occupy a cell of a grid.
        <source key={type} hidden type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** Value of `data-next` for `installPictureFallback`: unique URLs in order, separated by spaces; undefined if there are none. */
export function fallbackUrls(sources: readonly PictureSource[]): string | undefined {
  return [...new Set(sources.map(({ src }) => src.replaceAll(' ', '%20')))].join(' ') || undefined;
}

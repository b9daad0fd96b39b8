import styles from './graphics.module.css';

/** An address, and sets of widths by type for browsers to choose from. */
type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

export type PictureProps = {
  /** Pictures in the order in which they are tried; the last one is the placeholder. Of those after the first the address counts. */
  sources: readonly PictureSource[];
  alt: string;
  /** How wide the picture is shown, for choosing among several widths. */
  sizes?: string;
  /** Its own measures, where it is not shown as a square. */
  size?: { width: number; height: number };
  /** The first picture of a page loads at once, all others when they come near. */
  isFirst?: boolean;
  className?: string;
};

const SQUARE = { width: 600, height: 600 };

/**
 * A picture, square where nothing else is said. When an address fails, hangs or decodes to nothing the next one takes its place, up
 * to the placeholder (`installPictureFallback`); it keeps its alt and never shifts the page. Without script the ground behind it shows.
 */
export function Picture({ sources: [source, ...rest], alt, sizes, size, isFirst = false, className }: PictureProps) {
  const { src, sets = [] } = source ?? {};
  const next = fallbackUrls(rest.filter((other) => other.src !== src));
  // Other pictures are another element: what was tried for these says nothing about them.
  const key = `${src} ${next}`;
  const image = (
    <img
      key={key}
      className={[size ? '' : styles.picture, className].filter(Boolean).join(' ') || undefined}
      // Before the address, for browsers that begin to load with it.
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
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
        // Browsers lay it out where its parent is no box: it would take a place of a grid.
        <source key={type} hidden type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** Addresses in the order in which they are tried, each once, as `installPictureFallback` reads them from a picture or what it stands in. */
export function fallbackUrls(sources: readonly PictureSource[]): string | undefined {
  return [...new Set(sources.map(({ src }) => src.replaceAll(' ', '%20')))].join(' ') || undefined;
}

'use client';

import { Picture } from '@/components/ui/picture';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import { type ImageLink, linkSrc } from '@/lib/catalogue/images/product-images';
import { pictureSources } from '@/lib/site/picture-source';
import styles from './products.module.css';
import { useImageUrl, useShowableImages } from './use-image-url';

type ThumbnailProps = { raw: { image_links?: readonly ImageLink[] | undefined; category: CategoryKey } };

/** First picture of a product that the page can load, or a placeholder. */
export function Thumbnail({ raw }: ThumbnailProps) {
  const [first] = useShowableImages((raw.image_links ?? []).map(linkSrc));
  const src = useImageUrl(first);
  const placeholders = pictureSources([], raw.category);
  return <Picture className={styles.thumbnail} sources={src ? [{ src }, ...placeholders] : placeholders} alt="" />;
}

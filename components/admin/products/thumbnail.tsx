'use client';

import { Picture } from '@/components/ui/picture';
import { isUpload } from '@/lib/admin/images/is-upload';
import type { CategoryKey } from '@/lib/catalogue/categories';
import { type ImageLink, linkSrc } from '@/lib/catalogue/pictures';
import { pictureSources } from '@/lib/site/picture-source';
import { useImageAddress } from '../frame/use-image-address';
import { useSoundImages } from '../frame/use-sound-images';
import styles from './products.module.css';

type ThumbnailProps = { raw: { image_links?: readonly ImageLink[] | undefined; category: CategoryKey } };

/** The first picture of a product that loads, small; one that was added here and is not published yet comes from this browser. */
export function Thumbnail({ raw }: ThumbnailProps) {
  const [first, ...others] = useSoundImages((raw.image_links ?? []).map(linkSrc));
  const address = useImageAddress(first);
  // Uploads that are not published yet cannot be asked for by their address.
  const rest = pictureSources(
    others.filter((path) => !isUpload(path)),
    raw.category,
  );
  return <Picture className={styles.thumbnail} sources={address ? [{ src: address }, ...rest] : rest} alt="" />;
}

'use client';

import { Picture } from '@/components/ui/picture';
import { useLoad } from '@/components/ui/use-load';
import { isAllowedByCsp, isUpload } from '@/lib/admin/images/image-urls';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import { type ImageLink, linkSrc } from '@/lib/catalogue/images/product-images';
import { pictureSources } from '@/lib/site/picture-source';
import { asset } from '@/lib/site/routes';
import { useAdminStore } from '../layout/admin-context';
import styles from './products.module.css';

type ThumbnailProps = { raw: { image_links?: readonly ImageLink[] | undefined; category: CategoryKey } };

/** First picture of a product that the page can load, or a placeholder. */
export function Thumbnail({ raw }: ThumbnailProps) {
  const [first] = useShowableImages((raw.image_links ?? []).map(linkSrc));
  const src = useImageUrl(first);
  const placeholders = pictureSources([], raw.category);
  return <Picture className={styles.thumbnail} sources={src ? [{ src }, ...placeholders] : placeholders} alt="" />;
}

/**
 * URL of a picture for an `img` element: a blob URL if it was uploaded in this browser. `undefined` if the build or the CSP rejects
 * its path. A new value of `uploads` (number of uploads) reads the browser's copy again.
 */
export function useImageUrl(source: string | undefined, uploads = 0): string | undefined {
  const { store } = useAdminStore();
  const [path] = useShowableImages(source === undefined ? [] : [source]);
  const isUploaded = path !== undefined && isUpload(path);
  const load = async () => ({ path, address: path && (await store?.imageAddress(path)) });
  const { value } = useLoad(isUploaded && store ? `${uploads} ${path}` : undefined, load, async () => '');
  if (!path) return undefined;
  // Use the published file while the copy is loading, and if this browser has none.
  if (isUploaded) return value?.path === path ? (value.address ?? asset(path)) : undefined;
  return asset(path);
}

/** Filters image paths: keeps those that the build accepts and the page's CSP allows. Empty until the store is open. */
export function useShowableImages(paths: readonly string[]): string[] {
  const { store } = useAdminStore();
  return store ? paths.filter((path) => store.imageAddressError(path) === undefined && isAllowedByCsp(path)) : [];
}

import { Picture } from '@/components/ui/picture';
import { useLoad } from '@/components/ui/use-load';
import { isAllowedByCsp, isUpload } from '@/lib/admin/images/image-urls';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import { type ImageLink, linkSrc } from '@/lib/catalogue/images/product-images';
import { pictureSources } from '@/lib/site/picture-source';
import { asset } from '@/lib/site/routes';
import { useAdmin } from '../layout/admin-context';
import styles from './products.module.css';

type ThumbnailProps = { raw: { image_links?: readonly ImageLink[] | undefined; category: CategoryKey } };

/** First picture of a product that the page can load, or a placeholder. */
export function Thumbnail({ raw }: ThumbnailProps) {
  const isShowable = useIsShowable();
  const src = useImageUrl(raw.image_links?.map(linkSrc).find(isShowable));
  const placeholders = pictureSources([], raw.category);
  return <Picture className={styles.thumbnail} sources={src ? [{ src }, ...placeholders] : placeholders} alt="" />;
}

/**
 * URL of a picture for an `img` element: a blob URL if it was uploaded in this browser. `undefined` if the build or the CSP rejects
 * its path. A new value of `uploads` (number of uploads) reads the browser's copy again.
 */
export function useImageUrl(path: string | undefined, uploads = 0): string | undefined {
  const { store } = useAdmin();
  const isShowable = useIsShowable();
  const load = async () => ({ path, address: path && (await store.imageAddress(path)) });
  const { value } = useLoad(path && isUpload(path) ? `${uploads} ${path}` : undefined, load);
  if (path === undefined || !isShowable(path)) return undefined;
  if (!isUpload(path)) return asset(path);
  // Nothing while the copy is loading, and the published file if this browser has none.
  return value?.path === path ? (value.address ?? asset(path)) : undefined;
}

/** Check of an image path: the build accepts it, and the page's CSP allows it. */
function useIsShowable(): (path: string) => boolean {
  const { store } = useAdmin();
  return (path) => store.imageAddressError(path) === undefined && isAllowedByCsp(path);
}

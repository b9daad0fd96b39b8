import { asset } from '../../site/asset';
import type { Bundle } from '../ledger/bundle';
import { type ImageStore, uploadPath } from './image-store';
import { isUpload } from './is-upload';

/**
 * Whether a picture is nowhere: neither in this browser, whole, nor in the store. Where the store does not say so, as without a network,
 * it has what the published catalogue names.
 */
export async function isMissing(path: string, images: Pick<ImageStore, 'read'>, bundle: Bundle): Promise<boolean> {
  if (!isUpload(path) || (await keptPicture(path, images))) return false;
  return !((await isOnSite(path)) ?? isNamed(path, bundle));
}

/** A picture of this browser, if it is still the one that its address promises. */
export async function keptPicture(path: string, { read }: Pick<ImageStore, 'read'>): Promise<Blob | undefined> {
  const picture = await read(path);
  // A picture that the browser has lost behind its own back cannot be read.
  return picture && path === (await uploadPath(picture).catch(() => undefined)) ? picture : undefined;
}

/** Whether the store has a file; undefined where its answer does not tell. */
async function isOnSite(path: string): Promise<boolean | undefined> {
  try {
    const { ok, status, headers } = await fetch(asset(path), { method: 'HEAD', cache: 'no-store' });
    // Some hosts answer with a page for whatever they do not have.
    if (ok) return !headers.get('content-type')?.startsWith('text/html');
    return status === 404 || status === 410 ? false : undefined;
  } catch {
    return undefined;
  }
}

function isNamed(path: string, { products }: Bundle): boolean {
  return [...products.values()].some((raw) => raw.image_links?.includes(path));
}

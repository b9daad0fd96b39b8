import { asset } from '../../site/asset';
import type { PublishedCatalogue } from '../edits/published-catalogue';
import type { TaskOptions } from '../run-in-chunks';
import { type ImageStore, uploadPath } from './image-store';
import { isOwnFile, rawPictures } from './image-urls';

/**
 * True if a file of the shop does not exist: not in the published catalogue, not in this browser and not on the site (or where
 * `exists` looks). False for pictures on other hosts. Without a connection, a file that is only on the site counts as missing.
 */
export async function isImageMissing(
  path: string,
  images: Pick<ImageStore, 'read'>,
  published: PublishedCatalogue,
  exists = isOnSite,
): Promise<boolean> {
  const isKnown = !isOwnFile(path) || publishedPictures(published).has(path);
  return !isKnown && !(await readStoredPicture(path, images)) && !(await exists(path));
}

const MAX_REQUESTS = 8;

/** Returns the paths for which `isMissing` resolves with true. At most eight calls run at the same time. */
export async function findMissingImages(
  paths: readonly string[],
  isMissing: (path: string) => Promise<boolean>,
  { signal, onProgress }: TaskOptions = {},
): Promise<Set<string>> {
  const missing = new Set<string>();
  for (let at = 0; at < paths.length; at += MAX_REQUESTS) {
    signal?.throwIfAborted();
    onProgress?.(at, paths.length);
    const chunk = paths.slice(at, at + MAX_REQUESTS);
    const results = await Promise.all(chunk.map(isMissing));
    for (const [index, path] of chunk.entries()) if (results[index]) missing.add(path);
  }
  return missing;
}

/** Picture of this browser; `undefined` if it is missing or its bytes do not match the hash in the path. */
export async function readStoredPicture(path: string, { read }: Pick<ImageStore, 'read'>): Promise<Blob | undefined> {
  const picture = await read(path);
  return picture && path === (await uploadPath(picture).catch(() => undefined)) ? picture : undefined;
}

/** True if the file is on the site. False without a connection or if the server fails. */
async function isOnSite(path: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(asset(path), { method: 'HEAD', cache: 'no-store' });
    // Some hosts return a page with status 200 for missing files.
    return ok && !headers.get('content-type')?.startsWith('text/html');
  } catch {
    return false;
  }
}

const pictures = new WeakMap<PublishedCatalogue, ReadonlySet<string>>();

/** Picture URLs of a published catalogue. Their files exist, because the build of that catalogue has checked them. */
export function publishedPictures(site: PublishedCatalogue): ReadonlySet<string> {
  const published = pictures.get(site) ?? new Set([...site.products.values()].flatMap(rawPictures));
  pictures.set(site, published);
  return published;
}

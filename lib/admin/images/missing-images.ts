import { asset } from '../../site/asset';
import type { PublishedCatalogue } from '../edits/published-catalogue';
import type { TaskOptions } from '../run-in-chunks';
import { type ImageStore, uploadPath } from './image-store';
import { isOwnFile, rawPictures } from './image-urls';

/**
 * True if a picture is a file of the shop that does not exist: not in the published catalogue, not in this browser and not on the site.
 * False for pictures on other hosts. Without a connection, only the published catalogue and this browser count.
 */
export async function isImageMissing(
  path: string,
  images: Pick<ImageStore, 'read'>,
  site: PublishedCatalogue,
): Promise<boolean> {
  if (!isOwnFile(path) || publishedPictures(site).has(path) || (await readStoredPicture(path, images))) return false;
  return !(await isOnSite(path));
}

const REQUESTS = 8;

/** The paths for which `isMissing` resolves with true. At most eight calls run at once. */
export async function findMissingImages(
  paths: readonly string[],
  isMissing: (path: string) => Promise<boolean>,
  { signal, onProgress }: TaskOptions = {},
): Promise<Set<string>> {
  const missing = new Set<string>();
  for (let at = 0; at < paths.length; at += REQUESTS) {
    signal?.throwIfAborted();
    onProgress?.(at, paths.length);
    const some = paths.slice(at, at + REQUESTS);
    const answers = await Promise.all(some.map(isMissing));
    for (const [index, path] of some.entries()) if (answers[index]) missing.add(path);
  }
  return missing;
}

/** A picture of this browser, if its bytes still match the hash in its path. */
export async function readStoredPicture(path: string, { read }: Pick<ImageStore, 'read'>): Promise<Blob | undefined> {
  const picture = await read(path);
  return picture && path === (await uploadPath(picture).catch(() => undefined)) ? picture : undefined;
}

/** False without a connection and if the server fails. */
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

/** The URLs of the pictures in a published catalogue. Their files exist: the build of that catalogue has checked them. */
export function publishedPictures(site: PublishedCatalogue): ReadonlySet<string> {
  const known = pictures.get(site) ?? new Set([...site.products.values()].flatMap(rawPictures));
  pictures.set(site, known);
  return known;
}

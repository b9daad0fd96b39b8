import { asset } from '../../site/asset';
import type { Bundle } from '../ledger/bundle';
import type { Watch } from '../slices';
import { type ImageStore, uploadPath } from './image-store';
import { isOwnFile } from './is-own-file';
import { rawPictures } from './raw-pictures';

/**
 * True if a picture is a file of the shop that does not exist: not in the published catalogue, not in this browser and not on the site.
 * False for pictures on other hosts. Without a connection, only the published catalogue and this browser count.
 */
export async function isMissing(path: string, images: Pick<ImageStore, 'read'>, bundle: Bundle): Promise<boolean> {
  if (!isOwnFile(path) || publishedPictures(bundle).has(path) || (await keptPicture(path, images))) return false;
  return !(await isOnSite(path));
}

const REQUESTS = 8;

/** The paths for which `isMissing` resolves with true. At most eight calls run at once. */
export async function missingAmong(
  paths: readonly string[],
  isMissing: (path: string) => Promise<boolean>,
  { signal, onProgress }: Watch = {},
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

/** A picture of this browser, if it is still the one that its address promises. */
export async function keptPicture(path: string, { read }: Pick<ImageStore, 'read'>): Promise<Blob | undefined> {
  const picture = await read(path);
  // A picture that the browser has lost behind its own back cannot be read.
  return picture && path === (await uploadPath(picture).catch(() => undefined)) ? picture : undefined;
}

/** False without a connection and if the server fails. */
async function isOnSite(path: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(asset(path), { method: 'HEAD', cache: 'no-store' });
    // Some hosts answer with a page for whatever they do not have.
    return ok && !headers.get('content-type')?.startsWith('text/html');
  } catch {
    return false;
  }
}

const pictures = new WeakMap<Bundle, ReadonlySet<string>>();

/** The URLs of the pictures in a published catalogue. Their files exist: the build of that catalogue has checked them. */
export function publishedPictures(bundle: Bundle): ReadonlySet<string> {
  const known = pictures.get(bundle) ?? new Set([...bundle.products.values()].flatMap(rawPictures));
  pictures.set(bundle, known);
  return known;
}

import 'server-only';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOnce } from '../../read-once';
import { CACHE_FOLDER, type PhotographCopy, PUBLIC_FOLDER, readManifest } from './manifest';
import { type ProductImage, type ProductPicture, toPicture } from './product-images';

const photographs = readOnce(readPhotographs);

/**
 * The copies of a photograph under /photographs/, by its URL in `image_links`; each image type from narrow to wide.
 * Undefined if the photograph was not downloaded or not published.
 */
export function getPhotographCopies(url: string): readonly PhotographCopy[] | undefined {
  return photographs().get(url);
}

/** A picture with its smaller copies, if the site has any. */
export function pictureWithCopies(picture: ProductPicture): ProductPicture {
  const copies = getPhotographCopies(picture.src);
  return copies ? { ...picture, copies } : picture;
}

/** Like {@link pictureWithCopies}, for a picture that may be only a URL. */
export function imageWithCopies(image: ProductImage): ProductImage {
  const { src, copies } = pictureWithCopies(toPicture(image));
  return copies ? { src, copies } : src;
}

/** The photographs in the cache whose files are all published, by URL. Pages must not link to missing files. */
export function readPhotographs({
  cache = CACHE_FOLDER,
  folder = PUBLIC_FOLDER,
} = {}): Map<string, readonly PhotographCopy[]> {
  const root = resolve(/* turbopackIgnore: true */ process.cwd());
  const published = new Set(listFiles(join(root, folder)));
  const found = new Map<string, readonly PhotographCopy[]>();
  for (const [url, entry] of readManifest(join(root, cache, 'manifest.json'))) {
    if (entry.status !== 'ok' || !entry.variants.every(({ file }) => published.has(file))) continue;
    found.set(url, entry.variants);
  }
  return found;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

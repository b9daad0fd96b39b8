import 'server-only';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOnce } from '../../read-once';
import { CACHE_FOLDER, type PhotographCopy, PUBLIC_FOLDER, readManifest } from './manifest';
import { type ProductImage, type ProductPicture, toPicture } from './product-images';

const photographs = readOnce(readPhotographs);

/**
 * The variants of a photograph that the site itself serves, by its `image_links` address: under /photographs/, each type from narrow to
 * wide; undefined when it was not downloaded and published.
 */
export function getPhotographCopies(address: string): readonly PhotographCopy[] | undefined {
  return photographs().get(address);
}

/** A picture with its smaller copies, if the site has any. */
export function pictureWithCopies(picture: ProductPicture): ProductPicture {
  const copies = getPhotographCopies(picture.src);
  return copies ? { ...picture, copies } : picture;
}

/** The same for a picture of which only the URL is known. */
export function imageWithCopies(image: ProductImage): ProductImage {
  const { src, copies } = pictureWithCopies(toPicture(image));
  return copies ? { src, copies } : src;
}

/** Every photograph of the cache whose files are all published, by address: a page never names a file that is not there. */
export function readPhotographs({
  cache = CACHE_FOLDER,
  folder = PUBLIC_FOLDER,
} = {}): Map<string, readonly PhotographCopy[]> {
  const root = resolve(/* turbopackIgnore: true */ process.cwd());
  const published = new Set(listFiles(join(root, folder)));
  const found = new Map<string, readonly PhotographCopy[]>();
  for (const [address, entry] of readManifest(join(root, cache, 'manifest.json'))) {
    if (entry.status !== 'ok' || !entry.variants.every(({ file }) => published.has(file))) continue;
    found.set(address, entry.variants);
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

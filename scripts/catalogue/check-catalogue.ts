import { existsSync } from 'node:fs';
import { ownFile } from '../../lib/catalogue/own-file';
import { type ParseResult, type Problem, parseCatalogue } from '../../lib/catalogue/parse';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';

const UPLOADS = '/uploads/';

/** The pictures of products that are the owner's own files, as the catalogue names them: '/uploads/….webp'. */
export function uploadsOf({ images }: Pick<ParsedProduct, 'images'>): string[] {
  return images.filter((address) => address.startsWith(UPLOADS));
}

/** The files of products that stand there: their pictures and their documents. */
export function filesOf({ documents = [], ...product }: Pick<ParsedProduct, 'images' | 'documents'>): string[] {
  return [...uploadsOf(product), ...documents.map(({ href }) => href)];
}

/**
 * All that a build refuses of a catalogue in this project: faults of its fields, and pictures and documents that are not there. `coming`
 * are pictures that are about to be written. Check, apply and build ask here, so that they say the same.
 */
export function checkCatalogue(json: unknown, file: string, coming: ReadonlySet<string> = new Set()): ParseResult {
  const result = parseCatalogue(json, file);
  if (!result.ok) return result;
  const problems = result.catalogue.products.flatMap((product): Problem[] =>
    filesOf(product)
      .filter((path) => !coming.has(path) && !existsSync(ownFile(path)))
      .map((path) => ({
        file,
        product: product.id,
        field: product.images.includes(path) ? 'image_links' : 'documents',
        message: `names ${path}, which is neither in the data folder nor in public/`,
      })),
  );
  return problems.length > 0 ? { ok: false, problems } : result;
}

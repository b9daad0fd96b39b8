import { existsSync } from 'node:fs';
import type { RawCatalogue } from '../../lib/admin/edits/published-catalogue';
import { shopImagePaths } from '../../lib/catalogue/images/product-images';
import { publicFilePath } from '../../lib/catalogue/load';
import { type ParseResult, type Problem, parseCatalogue } from '../../lib/catalogue/parse';
import type { ParsedProduct, RawProduct } from '../../lib/catalogue/schema/product';
import { collectStrings } from '../../lib/site/owner-files';
import { fieldPath } from '../../lib/zod';

/** Paths of the shop's files that a product uses: pictures of the product and its variants, and documents. */
export function productFiles({ images, documents = [] }: Pick<ParsedProduct, 'images' | 'documents'>): string[] {
  return [...shopImagePaths(images), ...documents.map(({ href }) => href)];
}

/**
 * Parses a catalogue as a build does. Missing files of pictures and documents are problems too.
 * @param newPictures paths of pictures that will be written together with the catalogue
 */
export function checkCatalogue(json: unknown, file: string, newPictures: ReadonlySet<string> = new Set()): ParseResult {
  const result = parseCatalogue(json, file);
  if (!result.ok) return result;
  const isMissing = (path: string) => !newPictures.has(path) && !existsSync(publicFilePath(path));
  const problems = result.catalogue.products.flatMap((product): Problem[] =>
    productFiles(product)
      .filter(isMissing)
      .map((path) => ({
        file,
        product: product.id,
        field: fieldOfFile(json as RawCatalogue, product.id, path),
        message: missingFileMessage(path),
      })),
  );
  return problems.length > 0 ? { ok: false, problems } : result;
}

/** Message for the path of a missing file. */
export const missingFileMessage = (path: string) => `names ${path}, which is neither in the data folder nor in public/`;

/** The field of a product that has the path of a file: 'image_links[3].src' or 'documents[0].file'. */
function fieldOfFile(catalogue: RawCatalogue, id: string, file: string): string {
  const rows = Object.values(catalogue).flatMap(({ products }) => products as RawProduct[]);
  const texts = collectStrings(rows.filter((row) => row.id === id));
  const [path = []] = texts.find(([, text]) => text === file) ?? [];
  return fieldPath(path.slice(1));
}

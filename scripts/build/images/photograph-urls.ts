import { readFileSync } from 'node:fs';
import { type Catalogue, formatProblem, parseCatalogueText } from '../../../lib/catalogue/parse';
import type { ParsedProduct } from '../../../lib/catalogue/schema/product';

/** The https addresses of photographs, each with the ids of the products that show it; own uploads are left out. */
export function photographUrls(products: readonly Pick<ParsedProduct, 'id' | 'images'>[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, images } of products) {
    for (const { src } of images) if (!src.startsWith('/')) ids.set(src, [...(ids.get(src) ?? []), id]);
  }
  return ids;
}

/** {@link photographUrls} of a catalogue file. Throws naming every problem of the catalogue. */
export function readPhotographUrls(file: string): Map<string, string[]> {
  return photographUrls(parseValidCatalogue(readFileSync(file), file).products);
}

/** The origins of some addresses, each once and in order. */
export function originsOf(addresses: Iterable<string>): string[] {
  return [...new Set([...addresses].map((address) => new URL(address).origin))].sort();
}

/** The catalogue of a file's text. Throws naming every problem of it. */
export function parseValidCatalogue(text: string | Uint8Array, file: string): Catalogue {
  const result = parseCatalogueText(text, file);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.catalogue;
}

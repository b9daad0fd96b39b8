import { type Catalogue, formatProblem, parseCatalogueText } from '../../../lib/catalogue/parse';
import type { ParsedProduct } from '../../../lib/catalogue/schema/product';

/** URLs of photographs on other hosts, each with the ids of its products. Skips uploads of the shop. */
export function photographUrls(products: readonly Pick<ParsedProduct, 'id' | 'images'>[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, images } of products) {
    for (const { src } of images) if (!src.startsWith('/')) ids.set(src, [...(ids.get(src) ?? []), id]);
  }
  return ids;
}

/** Sorted origins of URLs, without duplicates. */
export function originsOf(addresses: Iterable<string>): string[] {
  return [...new Set([...addresses].map((address) => new URL(address).origin))].sort();
}

/** Parses a catalogue. Throws with all its problems. */
export function parseValidCatalogue(text: string | Uint8Array, file: string): Catalogue {
  const result = parseCatalogueText(text, file);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.catalogue;
}

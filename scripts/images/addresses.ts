import { readFileSync } from 'node:fs';
import { formatProblem } from '../../lib/catalogue/parse';
import { parseCatalogueText } from '../../lib/catalogue/parse-text';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';

/** The https addresses of photographs, each with the ids of the products that show it; own uploads are left out. */
export function photographAddresses(products: readonly Pick<ParsedProduct, 'id' | 'images'>[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, images } of products) {
    for (const address of images) if (!address.startsWith('/')) ids.set(address, [...(ids.get(address) ?? []), id]);
  }
  return ids;
}

/** {@link photographAddresses} of a catalogue file. Throws naming every problem of the catalogue. */
export function readAddresses(file: string): Map<string, string[]> {
  const result = parseCatalogueText(readFileSync(file), file);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return photographAddresses(result.catalogue.products);
}

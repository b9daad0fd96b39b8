import { readFileSync } from 'node:fs';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';
import { soundCatalogue } from '../sound-catalogue';

/** The https addresses of photographs, each with the ids of the products that show it; own uploads are left out. */
export function photographAddresses(products: readonly Pick<ParsedProduct, 'id' | 'images'>[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, images } of products) {
    for (const { src } of images) if (!src.startsWith('/')) ids.set(src, [...(ids.get(src) ?? []), id]);
  }
  return ids;
}

/** {@link photographAddresses} of a catalogue file. Throws naming every problem of the catalogue. */
export function readAddresses(file: string): Map<string, string[]> {
  return photographAddresses(soundCatalogue(readFileSync(file), file).products);
}

/** The origins of some addresses, each once and in order. */
export function originsOf(addresses: Iterable<string>): string[] {
  return [...new Set([...addresses].map((address) => new URL(address).origin))].sort();
}

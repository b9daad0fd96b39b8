import { CATEGORIES } from '../../catalogue/categories';
import type { CategoryName } from '../../catalogue/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { hash64 } from '../../hash64';
import { isRecord } from '../../is-record';
import type { RawCatalogue } from '../change-set/catalogue-draft';
import { inSlices, type Watch } from '../slices';
import { hashProduct, productText } from './fields';

/** The published catalogue as the ledger sees it: each id once, in the file's order. */
export type Bundle = {
  /** The hash of all hashes: another one means another catalogue. */
  hash: string;
  /** The catalogue as it was published. */
  catalogue: RawCatalogue;
  products: ReadonlyMap<string, RawProduct>;
  hashes: ReadonlyMap<string, string>;
  /** The groups of the file with their names, then the categories that it has no group of. */
  categories: readonly CategoryName[];
  /** Characters of all products together. */
  length: number;
};

/**
 * Reads `/catalogue.json`. Throws when it is no category map: a host that answers with a page must not look like an empty catalogue.
 * The build has checked it, so that only its shape is looked at. Of an id that stands twice, the first row counts.
 */
export async function toBundle(json: unknown, watch?: Watch): Promise<Bundle> {
  const products = productsIn(json);
  if (products.size === 0) throw new Error('The catalogue is empty');
  const hashes = new Map<string, string>();
  let length = 0;
  await inSlices(
    [...products],
    ([id, raw]) => {
      const text = productText(raw);
      length += text.length;
      hashes.set(id, hash64(text));
    },
    watch,
  );
  const catalogue = json as RawCatalogue;
  return { hash: hashAll(hashes), catalogue, products, hashes, categories: namesOf(json as object), length };
}

/** The hash of a catalogue, as bundles have it and change sets name it. */
export function hashCatalogue(json: unknown): string {
  return hashAll(new Map([...productsIn(json)].map(([id, raw]) => [id, hashProduct(raw)])));
}

function hashAll(hashes: ReadonlyMap<string, string>): string {
  return hash64([...hashes].join('\n'));
}

function productsIn(json: unknown): Map<string, RawProduct> {
  const products = new Map<string, RawProduct>();
  for (const group of Object.values(isRecord(json) ? json : {})) {
    if (!isRecord(group) || !Array.isArray(group.products)) throw new Error('The catalogue is no category map');
    for (const raw of group.products) {
      if (!isRecord(raw) || typeof raw.id !== 'string') throw new Error('The catalogue holds what is no product');
      if (!products.has(raw.id)) products.set(raw.id, raw as RawProduct);
    }
  }
  return products;
}

function namesOf(groups: object): CategoryName[] {
  const named = new Map<string, string>(
    Object.entries(groups).flatMap(([key, { name }]) => (typeof name === 'string' ? [[key, name]] : [])),
  );
  for (const { key, name } of CATEGORIES) if (!named.has(key)) named.set(key, name);
  return [...named].map(([key, name]) => ({ key, name }));
}

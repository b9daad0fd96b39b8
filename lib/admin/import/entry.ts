import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/stock';
import type { ImportPlace } from './table';

/** What becomes of a product: another body, its end, or why it cannot be; with what the file leaves open. */
export type Becoming =
  | { raw: RawProduct; doubts?: readonly string[] }
  | { isDeleted: true }
  | { isKept: true }
  | { fault: string };

/** A product of a file, whatever its format: where it stands, and what it makes of the product that the shop has, if it has one. */
export type ImportEntry = ImportPlace & { id: string; become: (before: RawProduct | undefined) => Becoming };

/** What stands in a new product for what its file does not say. */
const UNKNOWN_BRAND = 'Unbranded';

/** A new product with what it must have and its file does not say; with each of it a doubt. */
export function completed(fields: Partial<RawProduct>): { raw: RawProduct; doubts: string[] } {
  const doubts: string[] = [];
  const raw = { ...fields } as RawProduct;
  if (!raw.brand) {
    raw.brand = UNKNOWN_BRAND;
    doubts.push(`It has no brand; “${UNKNOWN_BRAND}” stands for it.`);
  }
  if (!raw.description && raw.name) {
    raw.description = raw.name;
    doubts.push('It has no description; its name stands for it.');
  }
  if (raw.stock === undefined)
    doubts.push(`The file does not say how many there are; the store counts ${DEFAULT_STOCK}.`);
  return { raw, doubts };
}

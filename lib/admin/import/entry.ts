import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/stock';
import type { OpenQuestion } from './open-question';
import type { ImportPlace } from './table';

/** The outcome for a product: another body, its end (also of one that is not there), or why it cannot be; with the fields that the file tells, and what it leaves open. */
export type Becoming =
  | { raw: RawProduct; told?: readonly string[]; doubts?: readonly string[]; questions?: readonly OpenQuestion[] }
  | { isDeleted: true }
  | { fault: string; isHeld?: boolean; questions?: readonly OpenQuestion[] };

/** A product of a file, whatever its format: its place there, and its effect on the product that the shop has, if any. */
export type ImportEntry = ImportPlace & { id: string; become: (before: RawProduct | undefined) => Becoming };

/** The maker of a new product whose file names none. */
const UNKNOWN_BRAND = 'Unbranded';

/** A new product with the required fields that its file lacks; each of them is a doubt. */
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
  raw.price ??= 0;
  if (raw.price === 0) doubts.push('It has no price; the store says “Contact for price”.');
  if (raw.stock === undefined)
    doubts.push(`The file does not say how many there are; the store counts ${DEFAULT_STOCK}.`);
  return { raw, doubts };
}

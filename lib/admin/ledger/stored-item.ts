import { isProductLike } from '../../catalogue/fields/product-like';
import type { RawProduct } from '../../catalogue/schema/product';
import { z } from '../../zod';
import type { LedgerItem } from './ledger';

/** Letters under which the fields of an item are stored, for ten thousand items are written at once. */
const LETTERS: Readonly<Record<keyof LedgerItem, string>> = {
  id: 'id',
  baseHash: 'h',
  product: 'p',
  deletedAt: 'd',
  editedAt: 'e',
  exportedMark: 'x',
  publishedWith: 'w',
  sentValues: 'y',
  baseValues: 'b',
  conflicts: 'c',
};
const FIELDS = Object.entries(LETTERS) as [keyof LedgerItem, string][];

const itemSchema = z
  .object({
    id: z.string(),
    baseHash: z.string().optional(),
    product: z.custom<RawProduct>(isProductLike).optional(),
    deletedAt: z.number().optional(),
    editedAt: z.number().optional(),
    exportedMark: z.string().optional(),
    publishedWith: z.string().optional(),
    sentValues: z.record(z.string(), z.array(z.unknown()).min(1)).optional(),
    baseValues: z.record(z.string(), z.unknown()).optional(),
    conflicts: z.array(z.string()).optional(),
  })
  .refine(({ id, baseHash, product }) => (product ? product.id === id : baseHash !== undefined));

/** The form in which an item is stored. */
export function toStoredItem(item: LedgerItem): Record<string, unknown> {
  return present(FIELDS.map(([field, letter]) => [letter, item[field]]));
}

/** The item of a stored form; undefined for what is none. */
export function fromStoredItem(stored: Readonly<Record<string, unknown>>): LedgerItem | undefined {
  const { success, data } = itemSchema.safeParse(present(FIELDS.map(([field, letter]) => [field, stored[letter]])));
  return success ? (data as LedgerItem) : undefined;
}

function present(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

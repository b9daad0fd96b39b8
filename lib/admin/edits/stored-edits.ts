import { isProductLike } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { z } from '../../zod';
import type { Edit, Edits } from './edit';
import { changedFields, nullToUndefined, withFields } from './fields';
import { readLegacyItem } from './legacy';
import type { PublishedCatalogue } from './published-catalogue';

/** Version of the storage format. `readLegacyItem` reads version 1. */
const VERSION = 2;

/**
 * Edits as one document. `rev` grows by one with each save. `published` is the hash of the site's catalogue that the edits were merged
 * with last.
 */
export type EditDocument = { rev: number; published: string; edits: Edits };

/** Result of reading a stored copy. 'newer': a newer version of the admin wrote it. `isWhole` is false if some edits cannot be read. */
export type StoredCopy =
  | { status: 'none' | 'newer' | 'damaged' }
  | ({ status: 'read'; isWhole: boolean } & EditDocument);

const product = z.custom<RawProduct>(isProductLike);

/** Stored edit: a whole product in `added` or `deleted`, or a `patch` of `base`. In a patch, null removes a field. */
const storedEditSchema = z
  .object({
    id: z.string(),
    base: product.optional(),
    patch: z.record(z.string(), z.unknown()).optional(),
    added: product.optional(),
    deleted: product.optional(),
    editedAt: z.number(),
    commit: z.string().optional(),
    older: z.array(z.string()).optional(),
    exported: z.string().optional(),
    conflicts: z.array(z.string()).min(1).optional(),
  })
  .transform(({ patch, added, deleted, ...rest }, context): Edit => {
    const changed = patch && rest.base && withFields(rest.base, nullToUndefined(patch));
    const whole = added ?? deleted ?? changed;
    const isValid = isProductLike(whole) && whole.id === rest.id && (rest.base ?? whole).id === rest.id;
    if (!isValid) {
      context.addIssue('has no product');
      return z.NEVER;
    }
    return { ...rest, product: whole, ...(deleted && { isDeleted: true as const }) };
  });

function toStoredEdit({ product: whole, isDeleted, ...rest }: Edit) {
  if (isDeleted) return { ...rest, deleted: whole };
  if (!rest.base) return { ...rest, added: whole };
  const patch = Object.fromEntries(changedFields(rest.base, whole).map(({ field, to }) => [field, to ?? null]));
  return { ...rest, patch };
}

/** Document as JSON text. `products` is the whole product list; only a copy in localStorage has it, if the list is short. */
export function toText({ rev, published, edits }: EditDocument, products?: readonly RawProduct[]): string {
  return JSON.stringify({ v: VERSION, rev, published, edits: [...edits.values()].map(toStoredEdit), products });
}

/** Text for localStorage if the edits are too long: only the revision and the catalogue hash. */
export const toShortText = ({ rev, published }: EditDocument): string => JSON.stringify({ v: VERSION, rev, published });

/** Reads a stored copy. Skips edits that are not valid; `isWhole` is false then. */
export function readCopy(text: string | undefined, { products }: Pick<PublishedCatalogue, 'products'>): StoredCopy {
  if (text === undefined) return { status: 'none' };
  const json = parseText(text);
  if (!isRecord(json)) return { status: 'damaged' };
  if (typeof json.v === 'number' && json.v > VERSION) return { status: 'newer' };
  const isLegacy = json.v === 1;
  const { rev, published = isLegacy ? '' : undefined } = json;
  const items = isLegacy ? json.items : json.edits;
  // Text of toShortText: the edits are only in the database.
  if (json.v === VERSION && items === undefined && Number.isSafeInteger(rev)) return { status: 'none' };
  const isValid = (isLegacy || json.v === VERSION) && Number.isSafeInteger(rev) && typeof published === 'string';
  if (!isValid || !Array.isArray(items)) return { status: 'damaged' };
  const read = items.map((item) => (isLegacy ? readLegacyItem(item, products) : storedEditSchema.safeParse(item).data));
  const edits = new Map(read.flatMap((edit) => (edit ? [[edit.id, edit]] : [])));
  return { status: 'read', isWhole: !read.includes(undefined), rev: rev as number, published, edits };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

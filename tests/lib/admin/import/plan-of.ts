import type { ImportMap } from '@/lib/admin/import/import-map';
import type { LastImport } from '@/lib/admin/import/last-import';
import { type Plan, planEntries } from '@/lib/admin/import/plan';
import { type FileContent, readImport } from '@/lib/admin/import/read-import';
import type { CategoryName } from '@/lib/catalogue/new-categories';
import type { RawProduct } from '@/lib/catalogue/schema/product';

/** The categories of the shop into which the files come. */
export const CATEGORIES = [
  { key: 'clothing', name: 'Clothing' },
  { key: 'footwear', name: 'Footwear' },
  { key: 'badges', name: 'Badges' },
];

export type Planned = Plan & { reading: FileContent };

/** What a file would do to products, with everything that is wrong with it in one list. */
export async function planOf(
  content: Uint8Array | string,
  present: readonly RawProduct[] = [],
  map?: Partial<ImportMap>,
  categories: readonly CategoryName[] = CATEGORIES,
  last?: LastImport,
): Promise<Planned> {
  const senders = last ? { [last.map.sender ?? '']: last } : {};
  const shop = () => ({ categories, products: present, senders });
  const reading = await readImport(content, { map, shop });
  const plan = await planEntries(reading.entries, present, { last: last?.products, gone: reading.map?.gone });
  return { ...plan, problems: [...reading.problems, ...plan.problems], reading };
}

/** The product of an id among those that would come in. */
export function comingIn({ rows }: Plan, id: string): RawProduct {
  const row = rows.find((other) => other.id === id);
  if (!row) throw new Error(`${id} does not come in`);
  return row.raw;
}

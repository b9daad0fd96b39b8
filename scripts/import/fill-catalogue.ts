import type { RawCatalogue } from '../../lib/admin/change-set/catalogue-draft';
import type { LooseProduct } from '../../lib/admin/change-set/change-set';
import type { PlannedRow } from '../../lib/admin/import/plan';
import { withFields } from '../../lib/admin/ledger/fields';
import { PLACE_FIELDS } from '../../lib/catalogue/fields/field-list';

/** A category map with what an import adds, changes and deletes; groups that are missing are made. The given map is not changed. */
export function fillCatalogue(
  catalogue: RawCatalogue,
  rows: readonly PlannedRow[],
  nameOf: (key: string) => string,
): RawCatalogue {
  const planned = new Map(rows.map((row) => [row.id, row]));
  const placed = new Set<string>();
  const filled: RawCatalogue = {};
  const moved: LooseProduct[] = [];
  for (const [key, group] of Object.entries(catalogue)) {
    const products = group.products.flatMap((product) => {
      const id = String(product.id);
      const row = planned.get(id);
      if (!row) return [product];
      if (row.kind === 'delete') return [];
      const isFirst = !placed.has(id);
      placed.add(id);
      const edited = edit(product, row, isFirst);
      const hasMoved = product.category === key && edited.category !== key;
      if (hasMoved) moved.push(edited);
      return hasMoved ? [] : [edited];
    });
    filled[key] = { ...group, products };
  }
  const added = rows.flatMap(({ kind, id, raw }) =>
    kind !== 'delete' && !placed.has(id) ? [raw as LooseProduct] : [],
  );
  for (const product of [...moved, ...added]) {
    const key = String(product.category);
    const name = nameOf(key);
    filled[key] ??= { key, name, description: `${name} from this catalog.`, products: [] };
    filled[key].products.push(product);
  }
  return filled;
}

/** The row of a product with what the import changes; its place belongs to its first row. */
function edit(product: LooseProduct, { fields }: PlannedRow, isFirst: boolean): LooseProduct {
  const own = fields.filter(({ field }) => isFirst || !PLACE_FIELDS.includes(field));
  return withFields(product, Object.fromEntries(own.map(({ field, to }) => [field, to]))) as LooseProduct;
}

import { categoryRule, isCategory } from '../../catalogue/categories/categories';
import { isNewCategory } from '../../catalogue/categories/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { PLACEMENT_FIELDS } from '../../catalogue/schema/product';
import { changedFields, type FieldChange, nullToUndefined, withFields } from './fields';
import { type LooseProduct, productsById, type RawCatalogue } from './published-catalogue';

/** Change of one product. `fields` is empty for added and deleted products. */
export type ProductChange = { id: string; name: string; kind: 'add' | 'update' | 'delete'; fields: FieldChange[] };

/**
 * Replaces products of a catalogue by other versions; `undefined` deletes a product. The given catalogue is not modified, and unchanged
 * products stay the same objects. Added products, and products of another category than before, are last in their category. With an
 * unknown category an added product is in the first group, and other products stay in theirs; validation reports it later.
 * @param nameOf returns the name of a product's category; `undefined` if the category cannot be created
 * @returns the catalogue, and a change for each product that differs
 */
export function applyVersions(
  catalogue: RawCatalogue,
  versions: ReadonlyMap<string, RawProduct | undefined>,
  nameOf: (product: LooseProduct) => string | undefined = categoryNameOf,
): { catalogue: RawCatalogue; changes: ProductChange[] } {
  const firstRows = productsById(catalogue);
  const changes = [...versions].flatMap(([id, version]) => toChange(id, firstRows.get(id), version));
  const byId = new Map(changes.map((change) => [change.id, change]));
  const groups = new Map<string, RawCatalogue[string]>();
  for (const [key, group] of Object.entries(catalogue)) groups.set(key, { ...group, products: [] });
  const isKnown = (product: LooseProduct) => groups.has(String(product.category)) || nameOf(product) !== undefined;
  const moved = new Map<string, LooseProduct>();
  for (const [key, { products }] of Object.entries(catalogue)) {
    for (const before of products) {
      const id = String(before.id);
      const change = byId.get(id);
      if (change?.kind === 'delete') continue;
      const product = change ? withChange(before, change, before === firstRows.get(id)) : before;
      const isMoved = before.category === key && product.category !== key && isKnown(product);
      if (isMoved) moved.set(id, product);
      else groups.get(key)?.products.push(product);
    }
  }
  for (const { id, kind } of changes) {
    const product: LooseProduct | undefined = kind === 'add' ? versions.get(id) : moved.get(id);
    if (!product) continue;
    const key = isKnown(product) ? String(product.category) : (groups.keys().next().value ?? '');
    const group = groups.get(key) ?? { key, name: nameOf(product), products: [] };
    group.products.push(product);
    groups.set(key, group);
  }
  return { catalogue: Object.fromEntries(groups), changes };
}

function toChange(id: string, before: RawProduct | undefined, version: RawProduct | undefined): ProductChange[] {
  const name = String(version?.name ?? before?.name ?? id);
  if (!version) return before ? [{ id, name, kind: 'delete', fields: [] }] : [];
  if (!before) return [{ id, name, kind: 'add', fields: [] }];
  const fields = changedFields(before, version);
  return fields.length > 0 ? [{ id, name, kind: 'update', fields }] : [];
}

/** Sets the changed fields. A product in two categories has two rows; category and subcategory change in the first row only. */
function withChange(row: LooseProduct, { fields }: ProductChange, isFirst: boolean): LooseProduct {
  const shown = isFirst ? fields : fields.filter(({ field }) => !PLACEMENT_FIELDS.includes(field));
  return withFields(row, nullToUndefined(Object.fromEntries(shown.map(({ field, to }) => [field, to]))));
}

/** Name of a product's category: an existing one, or the new one in `categoryName`. */
function categoryNameOf(product: LooseProduct): string | undefined {
  const { category, categoryName } = product;
  if (isCategory(category)) return categoryRule(category).name;
  return isNewCategory(product) ? categoryName : undefined;
}

import { categoryRule, isCategory } from '../../catalogue/categories/categories';
import { isNewCategory } from '../../catalogue/categories/new-categories';
import { PLACEMENT_FIELDS } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { changedFields, type FieldChange, withFields } from './fields';
import type { LooseProduct, RawCatalogue } from './published-catalogue';

type Group = RawCatalogue[string];

/** A row of the file. `isGone` is set if it was removed or moved to another group. */
type Row = { key: string; product: LooseProduct; isGone?: true };

/** A category map that is being changed. The given map is not modified; unchanged products stay the same objects. */
export class CatalogueDraft {
  private readonly groups = new Map<string, { head: Group; rows: Row[] }>();
  private readonly byId = new Map<string, Row[]>();

  /** @param nameOf the name of a product's category; `undefined` if the category cannot be created */
  constructor(
    catalogue: RawCatalogue,
    private readonly nameOf: (product: LooseProduct) => string | undefined = categoryNameOf,
  ) {
    for (const [key, head] of Object.entries(catalogue)) {
      this.groups.set(key, { head, rows: [] });
      for (const product of head.products) this.append(key, product);
    }
  }

  /** The rows of a product. A product that is listed in two categories has two. */
  rowsOf(id: string): readonly Row[] {
    return this.byId.get(id) ?? [];
  }

  /** Adds a product at the end of its category. With an unknown category it goes to the first group, and the schema reports it. */
  add(product: LooseProduct): void {
    const key = this.groupFor(product) ?? this.groups.keys().next().value;
    if (key !== undefined) this.append(key, product);
  }

  remove(id: string): void {
    for (const row of this.rowsOf(id)) row.isGone = true;
    this.byId.delete(id);
  }

  /** Sets fields; null removes one. All rows of a product get the same values, except category and subcategory: only the first row gets them. */
  write(id: string, fields: Readonly<Record<string, unknown>>): void {
    if (Object.keys(fields).length === 0) return;
    const entries = Object.entries(fields).map(([field, value]) => [field, value ?? undefined] as const);
    const set = Object.fromEntries(entries);
    const shared = Object.fromEntries(entries.filter(([field]) => !PLACEMENT_FIELDS.includes(field)));
    this.rowsOf(id).forEach((row, order) => {
      const { category } = row.product;
      row.product = withFields(row.product, order === 0 ? set : shared);
      if (category === row.key && row.product.category !== row.key) this.move(row);
    });
  }

  toCatalogue(): RawCatalogue {
    return Object.fromEntries(
      [...this.groups].map(([key, { head, rows }]) => [
        key,
        { ...head, products: rows.filter(({ isGone }) => !isGone).map(({ product }) => product) },
      ]),
    );
  }

  private append(key: string, product: LooseProduct): void {
    const id = String(product.id);
    const row = { key, product };
    this.groups.get(key)?.rows.push(row);
    this.byId.set(id, [...(this.byId.get(id) ?? []), row]);
  }

  /** Moves a row to the end of the group of its category, if the shop has one. */
  private move(row: Row): void {
    const key = this.groupFor(row.product);
    const rows = key === undefined ? undefined : this.groups.get(key)?.rows;
    if (key === undefined || !rows) return;
    rows.push({ key, product: row.product });
    row.isGone = true;
  }

  /** The key of the group for a product. Creates the group if the file has none yet. */
  private groupFor(product: LooseProduct): string | undefined {
    const key = String(product.category);
    if (this.groups.has(key)) return key;
    const name = this.nameOf(product);
    if (name === undefined) return undefined;
    this.groups.set(key, { head: { key, name, products: [] }, rows: [] });
    return key;
  }
}

/** The name of a product's category: one of the shop, or a new one that the product names. */
function categoryNameOf(product: LooseProduct): string | undefined {
  const { category, categoryName } = product;
  if (isCategory(category)) return categoryRule(category).name;
  return isNewCategory(product) ? categoryName : undefined;
}

/** A change of one product. `fields` is empty for added and deleted products. */
export type ProductChange = { id: string; name: string; kind: 'add' | 'update' | 'delete'; fields: FieldChange[] };

/**
 * A catalogue with other versions of some products; `undefined` deletes one. The given catalogue is not modified.
 * Versions that the catalogue already has are not listed in `changes`.
 */
export function applyVersions(
  catalogue: RawCatalogue,
  versions: ReadonlyMap<string, RawProduct | undefined>,
): { catalogue: RawCatalogue; changes: ProductChange[] } {
  const draft = new CatalogueDraft(catalogue);
  const changes: ProductChange[] = [];
  for (const [id, version] of versions) {
    const known = draft.rowsOf(id)[0]?.product as RawProduct | undefined;
    const name = String(version?.name ?? known?.name ?? id);
    if (!version) {
      if (known) changes.push({ id, name, kind: 'delete', fields: [] });
      draft.remove(id);
    } else if (!known) {
      draft.add(version as Record<string, unknown>);
      changes.push({ id, name, kind: 'add', fields: [] });
    } else {
      const fields = changedFields(known, version);
      draft.write(id, Object.fromEntries(fields.map(({ field, to }) => [field, to])));
      if (fields.length > 0) changes.push({ id, name, kind: 'update', fields });
    }
  }
  return { catalogue: draft.toCatalogue(), changes };
}

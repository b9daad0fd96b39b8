import { categoryRule, isCategory } from '../../catalogue/categories/categories';
import { isNewCategory } from '../../catalogue/categories/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { PLACEMENT_FIELDS } from '../../catalogue/schema/product';
import { changedFields, type FieldChange, withFields } from './fields';
import type { LooseProduct, RawCatalogue } from './published-catalogue';

type Group = RawCatalogue[string];

/** Row of the data file. `isRemoved` is set if the row was deleted or moved to another group. */
type Row = { key: string; product: LooseProduct; isRemoved?: true };

/** Editable copy of a category map. The original map is not modified; unchanged products stay the same objects. */
export class CatalogueDraft {
  private readonly groups = new Map<string, { head: Group; rows: Row[] }>();
  private readonly byId = new Map<string, Row[]>();

  /** @param nameOf returns the name of a product's category; `undefined` if the category cannot be created */
  constructor(
    catalogue: RawCatalogue,
    private readonly nameOf: (product: LooseProduct) => string | undefined = categoryNameOf,
  ) {
    for (const [key, head] of Object.entries(catalogue)) {
      this.groups.set(key, { head, rows: [] });
      for (const product of head.products) this.append(key, product);
    }
  }

  /** Rows of a product. A product in two categories has two rows. */
  rowsOf(id: string): readonly Row[] {
    return this.byId.get(id) ?? [];
  }

  /** Adds a product at the end of its category. With an unknown category it goes to the first group; validation reports it later. */
  add(product: LooseProduct): void {
    const key = this.groupFor(product) ?? this.groups.keys().next().value;
    if (key !== undefined) this.append(key, product);
  }

  remove(id: string): void {
    for (const row of this.rowsOf(id)) row.isRemoved = true;
    this.byId.delete(id);
  }

  /** Sets fields; null removes a field. Category and subcategory change only in the first row, all other fields in every row. */
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
        { ...head, products: rows.filter(({ isRemoved }) => !isRemoved).map(({ product }) => product) },
      ]),
    );
  }

  private append(key: string, product: LooseProduct): void {
    const id = String(product.id);
    const row = { key, product };
    this.groups.get(key)?.rows.push(row);
    this.byId.set(id, [...(this.byId.get(id) ?? []), row]);
  }

  /** Moves a row to the end of the group of its category. Does nothing if the shop has no such category. */
  private move(row: Row): void {
    const key = this.groupFor(row.product);
    const rows = key === undefined ? undefined : this.groups.get(key)?.rows;
    if (key === undefined || !rows) return;
    rows.push({ key, product: row.product });
    row.isRemoved = true;
  }

  /** Key of the group for a product. Creates the group if it is missing. `undefined` if the category is unknown. */
  private groupFor(product: LooseProduct): string | undefined {
    const key = String(product.category);
    if (this.groups.has(key)) return key;
    const name = this.nameOf(product);
    if (name === undefined) return undefined;
    this.groups.set(key, { head: { key, name, products: [] }, rows: [] });
    return key;
  }
}

/** Name of a product's category: an existing one, or the new one in `categoryName`. */
function categoryNameOf(product: LooseProduct): string | undefined {
  const { category, categoryName } = product;
  if (isCategory(category)) return categoryRule(category).name;
  return isNewCategory(product) ? categoryName : undefined;
}

/** Change of one product. `fields` is empty for added and deleted products. */
export type ProductChange = { id: string; name: string; kind: 'add' | 'update' | 'delete'; fields: FieldChange[] };

/**
 * Replaces products of a catalogue by other versions; `undefined` deletes a product. The given catalogue is not modified.
 * `changes` lists only products that differ from the catalogue.
 */
export function applyVersions(
  catalogue: RawCatalogue,
  versions: ReadonlyMap<string, RawProduct | undefined>,
): { catalogue: RawCatalogue; changes: ProductChange[] } {
  const draft = new CatalogueDraft(catalogue);
  const changes: ProductChange[] = [];
  for (const [id, version] of versions) {
    const current = draft.rowsOf(id)[0]?.product as RawProduct | undefined;
    const name = String(version?.name ?? current?.name ?? id);
    if (!version) {
      if (current) changes.push({ id, name, kind: 'delete', fields: [] });
      draft.remove(id);
    } else if (!current) {
      draft.add(version as Record<string, unknown>);
      changes.push({ id, name, kind: 'add', fields: [] });
    } else {
      const fields = changedFields(current, version);
      draft.write(id, Object.fromEntries(fields.map(({ field, to }) => [field, to])));
      if (fields.length > 0) changes.push({ id, name, kind: 'update', fields });
    }
  }
  return { catalogue: draft.toCatalogue(), changes };
}

import { categoryRule, isCategory } from '../../catalogue/categories';
import { PLACE_FIELDS } from '../../catalogue/fields/field-list';
import { isNewCategory } from '../../catalogue/new-categories';
import { withFields } from '../ledger/fields';
import type { LooseProduct } from './change-set';

type Group = { products: LooseProduct[] } & Record<string, unknown>;
/** The category map of the data file. */
export type RawCatalogue = Record<string, Group>;

/** A row of the file; `isGone` once it stands in this place no more. */
type Row = { key: string; product: LooseProduct; isGone?: true };

/**
 * A category map while it is changed: products are found by id, whatever their number. The given map is not changed; what is not
 * touched stays the very same object.
 */
export class CatalogueDraft {
  private readonly groups = new Map<string, { head: Group; rows: Row[] }>();
  private readonly byId = new Map<string, Row[]>();

  /** `nameOf`: the name of a product's category, undefined where it can be none. */
  constructor(
    catalogue: RawCatalogue,
    private readonly nameOf: (product: LooseProduct) => string | undefined = categoryNameOf,
  ) {
    for (const [key, head] of Object.entries(catalogue)) {
      this.groups.set(key, { head, rows: [] });
      for (const product of head.products) this.append(key, product);
    }
  }

  /** The rows of a product: more than one where it is listed in several places. */
  rowsOf(id: string): readonly Row[] {
    return this.byId.get(id) ?? [];
  }

  /** Puts a product at the end of its category; one of an unknown category goes where the schema will say so. */
  add(product: LooseProduct): void {
    const key = this.groupFor(product) ?? this.groups.keys().next().value;
    if (key !== undefined) this.append(key, product);
  }

  remove(id: string): void {
    for (const row of this.rowsOf(id)) row.isGone = true;
    this.byId.delete(id);
  }

  /** Sets fields; null takes one out. All but the place are the same in every row of a product; the place is the first row's. */
  write(id: string, fields: Readonly<Record<string, unknown>>): void {
    if (Object.keys(fields).length === 0) return;
    const entries = Object.entries(fields).map(([field, value]) => [field, value ?? undefined] as const);
    const set = Object.fromEntries(entries);
    const shared = Object.fromEntries(entries.filter(([field]) => !PLACE_FIELDS.includes(field)));
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

  /** Moves a row to the end of its own category, if the shop has that. */
  private move(row: Row): void {
    const key = this.groupFor(row.product);
    const rows = key === undefined ? undefined : this.groups.get(key)?.rows;
    if (key === undefined || !rows) return;
    rows.push({ key, product: row.product });
    row.isGone = true;
  }

  /** The key of the group of a product's category, which is made when the file has none yet. */
  private groupFor(product: LooseProduct): string | undefined {
    const key = String(product.category);
    if (this.groups.has(key)) return key;
    const name = this.nameOf(product);
    if (name === undefined) return undefined;
    this.groups.set(key, { head: { key, name, description: `${name}.`, products: [] }, rows: [] });
    return key;
  }
}

/** The name of a product's category, be it one of the shop or one that the product brings. */
function categoryNameOf(product: LooseProduct): string | undefined {
  const { category, categoryName } = product;
  if (isCategory(category)) return categoryRule(category).name;
  return isNewCategory(product) ? categoryName : undefined;
}

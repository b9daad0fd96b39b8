import Papa from 'papaparse';
import type { Field, FieldKey } from '../../catalogue/fields/field';
import type { CategoryName } from '../../catalogue/new-categories';
import { makeCategory } from '../../catalogue/new-categories';
import { linkSrc, type ProductPicture } from '../../catalogue/pictures';
import { type ParsedProduct, productSchema, type RawProduct } from '../../catalogue/schema/product';
import { guardedCell } from '../../csv-cell';
import { inSlices, type Watch } from '../slices';
import { placeOf } from './file-categories';
import { OWN_COLUMNS, ownCell } from './own-columns';
import { type CombinationRow, soldRows } from './sold-rows';

/** Cells of a row by the names of their columns. */
export type Cells = Partial<Record<string, string>>;

/** A product for the table: as stored, as the shop sells it, its own pictures without those of variants, and the word for its category. */
export type WrittenProduct = { raw: RawProduct; parsed: ParsedProduct; pictures: ProductPicture[]; category: string };

/** A way to write products as a table, a row for each combination. */
export type RowForm = {
  /** The columns that it always has. */
  columns: readonly string[];
  /** The name of the column of a field of ours. */
  header: (field: Field) => string;
  /** The fields that its other columns bring back. */
  brings: (key: FieldKey, product: WrittenProduct) => boolean;
  productCells: (product: WrittenProduct) => Cells;
  combinationCells: (row: CombinationRow, isFirst: boolean) => Cells;
  /** Cells of each row, of which there are as many as combinations, or pictures of the product where it writes these. */
  rowCells: (product: WrittenProduct, at: number) => Cells;
  hasPictureRows?: boolean;
};

/**
 * Products as a table, each a row for every combination that is made. A field that the table's columns do not bring back stands in a
 * column of ours, by which an import knows the product again. A product that a build refuses is left out.
 */
export async function toProductTable(
  products: readonly RawProduct[],
  categories: readonly CategoryName[],
  form: RowForm,
  watch?: Watch,
): Promise<string> {
  const rows: Cells[] = [];
  const words = categoryWords(categories);
  const add = (raw: RawProduct) => {
    const parsed = productSchema.safeParse(raw);
    const category = words.get(raw.category) ?? raw.category;
    if (!parsed.success) return;
    const own = new Set((raw.image_links ?? []).map(linkSrc));
    const pictures = parsed.data.images.slice(0, own.size);
    rows.push(...productRows({ raw, parsed: parsed.data, pictures, category }, form));
  };
  await inSlices(products, add, watch);
  const own = OWN_COLUMNS.map(form.header).filter(
    (header) => !form.columns.includes(header) && rows.some((row) => row[header]),
  );
  const fields = [...form.columns, ...own];
  const data = rows.map((row) => fields.map((column) => guardedCell(row[column] ?? '')));
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}`;
}

/** The names of categories that lead back to them; the key of one whose name does not. */
function categoryWords(categories: readonly CategoryName[]): ReadonlyMap<string, string> {
  const isOne = ({ name }: CategoryName) => categories.filter((other) => other.name === name).length === 1;
  return new Map(
    categories.map((category) => {
      const { key, name } = category;
      return [key, placeOf(name)[0] === name && isOne(category) ? name : key];
    }),
  );
}

function productRows(product: WrittenProduct, form: RowForm): Cells[] {
  const { raw, parsed, pictures } = product;
  const combinations = soldRows(parsed, raw.stock !== undefined);
  const count = Math.max(combinations.length, form.hasPictureRows ? pictures.length : 1);
  return Array.from({ length: count }, (_, at) => {
    const row = combinations[at];
    return {
      ...form.rowCells(product, at),
      ...(at === 0 && { ...form.productCells(product), ...ownCells(product, form) }),
      ...(row && form.combinationCells(row, at === 0)),
    };
  });
}

function ownCells(product: WrittenProduct, form: RowForm): Cells {
  const { raw, category } = product;
  const isBrought = (key: FieldKey) => {
    if (['price', 'oldPrice', 'stock'].includes(key)) return !raw.variants;
    // The word for a category makes its key where no shop knows it.
    if (key === 'category') return makeCategory(category, [])?.key === raw.category;
    return form.brings(key, product);
  };
  const own = OWN_COLUMNS.filter(({ key }) => !isBrought(key));
  return Object.fromEntries(own.map((field) => [form.header(field), ownCell(field, raw[field.key])]));
}

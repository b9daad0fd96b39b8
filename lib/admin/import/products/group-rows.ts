import { barcodeKey } from '../../../catalogue/gtin';
import type { RawProduct } from '../../../catalogue/schema/product';
import { forEachInChunks, type TaskOptions } from '../../run-in-chunks';
import type { ImportReport } from '../import-types';
import type { MappedRow } from './mapped-row';

/** Rows of one product; `variants` are rows with a parent. `known` is the id of the shop's product with the same number. */
export type RowGroup = { rows: MappedRow[]; variants: MappedRow[]; known: string | undefined };

/** Returns a function that finds the shop's product of a row: its id, if exactly one product has the row's number or barcode. */
export function productFinder(products: readonly RawProduct[]): (row: MappedRow) => string | undefined {
  const ids = new Map<string, Set<string>>();
  for (const { id, model, variants } of products)
    for (const number of [
      model,
      ...(variants ?? []).flatMap(({ number, barcode = '' }) => [number, barcodeKey(barcode)]),
    ])
      if (number) ids.set(number, (ids.get(number) ?? new Set()).add(id));
  return (row) => {
    for (const field of ['sku', 'barcode', 'model'] as const) {
      const [id, ...others] = ids.get(field === 'barcode' ? barcodeKey(row.get(field)) : row.get(field)) ?? [];
      if (id !== undefined && others.length === 0) return id;
    }
    return undefined;
  };
}

/** Groups the rows by product, according to the format. Leaves out variants without their parent. */
export async function groupRows(
  rows: readonly MappedRow[],
  findProduct: (row: MappedRow) => string | undefined,
  report: ImportReport,
  taskOptions?: TaskOptions,
): Promise<RowGroup[]> {
  const groups: RowGroup[] = [];
  const byKey = new Map<string, RowGroup>();
  const add = (row: MappedRow, keys: readonly string[], known?: string) => {
    const found = keys.map((key) => byKey.get(key)).find(Boolean);
    const group: RowGroup = found ?? { rows: [], variants: [], known };
    if (!found) groups.push(group);
    group.rows.push(row);
    for (const key of [...keys, ...parentKeys(row)]) if (!byKey.has(key)) byKey.set(key, group);
  };
  const addProduct = (row: MappedRow) => {
    if (parentOf(row)) return;
    const productId = findProduct(row);
    add(row, [...productKeys(row), ...(productId ? [`known:${productId}`] : [])], productId);
  };
  const isVariant = ({ rows: [head] }: RowGroup) => head !== undefined && parentOf(head) !== '';
  const addVariant = (row: MappedRow) => {
    const parent = parentOf(row);
    if (!parent) return;
    const group = byKey.get(`parent:${parent.replace(/^id:/, '')}`);
    const productId = findProduct(row);
    if (group && !isVariant(group)) group.variants.push(row);
    // In a plain table, the parent may have no row.
    else if (productId || row.columns.format.rows === 'flat') add(row, [`parent:${parent}`], productId);
    else report.leaveOut('Its parent is not in the file.', { line: row.line, id: row.get('sku') }, parent);
  };
  await forEachInChunks(rows, addProduct, taskOptions);
  // A variant may precede its parent.
  await forEachInChunks(rows, addVariant, taskOptions);
  return groups;
}

/** Parent of a variant row; '' for a product row. */
function parentOf(row: MappedRow): string {
  const [parent, kind] = [row.get('parent'), row.get('kind')];
  const isVariant = parent !== '' && parent !== '0' && parent !== row.get('sku');
  return isVariant && (kind === '' || /varia|child/i.test(kind)) ? parent : '';
}

/** Keys by which variants find their parent row. */
function parentKeys(row: MappedRow): string[] {
  return [row.get('sku'), row.get('rowId')].flatMap((number) => (number ? `parent:${number}` : []));
}

/** Keys that all rows of a product share; empty for a row without variants. */
function productKeys(row: MappedRow): string[] {
  const { format } = row.columns;
  const [handle, id, name, brand] = [row.get('handle'), row.get('id'), row.get('name'), row.get('brand')];
  if (handle) return [`handle:${handle}`];
  if (format.rows === 'handle') return id ? [`id:${id}`] : name ? [`name:${name}`] : [];
  if (format.rows === 'parent' || !hasOption(row)) return [];
  const numbers = [id, row.get('sku'), row.get('rowId')].flatMap((number) => (number ? `number:${number}` : []));
  // A row without a brand belongs to the product of the same name before it.
  const names = name ? [...(brand ? [`name:${name}\0${brand}`] : []), ...(brand ? [] : [`name:${name}`])] : [];
  return [...numbers, ...names];
}

/** True if a row has the value of an option, such as a size. */
export function hasOption(row: MappedRow): boolean {
  return (
    (['size', 'color', 'option', 'variantName'] as const).some((field) => row.get(field)) ||
    ([1, 2, 3, 4, 5] as const).some((number) => row.get(`option${number}Value`) || row.get(`option${number}Values`))
  );
}

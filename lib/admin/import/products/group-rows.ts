import { barcodeKey } from '../../../catalogue/gtin';
import type { RawProduct } from '../../../catalogue/schema/product';
import { forEachInChunks, type TaskOptions } from '../../run-in-chunks';
import type { ImportField } from '../import-fields';
import { ImportReport, type ProductReport } from '../import-types';
import type { MappedRow } from './mapped-row';
import { type RowOffer, readOffer } from './read-offer';
import { isNoWord, isPublishedWord } from './status-words';

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
  const isVariant = ({ rows: [head] }: RowGroup) => head !== undefined && parentOf(head) !== '';
  const add = (row: MappedRow) => {
    const parent = parentOf(row);
    const ofParent = parent ? byKey.get(`parent:${parent.replace(/^id:/, '')}`) : undefined;
    if (ofParent && !isVariant(ofParent)) return ofParent.variants.push(row);
    const known = findProduct(row);
    // In a plain table, the parent may have no row.
    if (parent && !known && row.columns.format.rows !== 'flat')
      return report.leaveOut('Its parent is not in the file.', { line: row.line, id: row.get('sku') }, parent);
    const keys = parent ? [`parent:${parent}`] : [...productKeys(row), ...(known ? [`known:${known}`] : [])];
    const found = keys.map((key) => byKey.get(key)).find(Boolean);
    const group: RowGroup = found ?? { rows: [], variants: [], known };
    if (!found) groups.push(group);
    group.rows.push(row);
    for (const key of [...keys, ...parentKeys(row)]) if (!byKey.has(key)) byKey.set(key, group);
  };
  // A variant may precede its parent.
  const ordered = [...rows.filter((row) => !parentOf(row)), ...rows.filter(parentOf)];
  await forEachInChunks(ordered, add, taskOptions);
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

const OPTION_FIELD = /^(?:size|color|option|variantName|option[1-5]Values?)$/;

/** True if a row has the value of an option, such as a size. */
export const hasOption = ({ columns, get }: MappedRow): boolean =>
  columns.fields.some((field) => OPTION_FIELD.test(field) && get(field) !== '');

/**
 * Reads the offers of a product's rows. Skips unpublished variants, unless the whole product is unpublished (`isHidden`). `number` is the
 * number of the whole product.
 */
export function readOffers(group: RowGroup, before: RawProduct | undefined, report: ProductReport) {
  const { rows, variants } = group;
  const offered = variants.length > 0 ? variants : rows.filter((row, at) => at === 0 || isOffer(row));
  const published = offered.filter(isPublished);
  const isHidden = !rows[0] || !isPublished(rows[0]) || published.length === 0;
  const offeredRows = isHidden ? offered : published;
  const skippedRows = offered.filter((row) => !offeredRows.includes(row));
  for (const row of skippedRows) report.warn('A variant that is not published is left out.', row.get('sku'), row.line);
  const read = offeredRows.map((row) => readOffer(row, report));
  const numbers = new Set(read.map(({ offer }) => offer.number));
  // A number that all rows share belongs to the product, not to a variant.
  const shared = read.length > 1 && numbers.size === 1 ? read[0]?.offer.number : undefined;
  const number = modelOf(group) ?? shared;
  for (const { offer } of read) if (read.length > 1 && offer.number === number) delete offer.number;
  return { offers: withPrices(read, group, before, report), offeredRows, skippedRows, number, isHidden };
}

/** True if a row is an offer. Other rows only have another image of the product. */
function isOffer(row: MappedRow): boolean {
  const fields: ImportField[] = ['price', 'salePrice', 'sku', 'barcode', 'stock'];
  return hasOption(row) || fields.some((field) => row.get(field));
}

const DISCONTINUED = /^(?:discontinued|retired|obsolete|ausgelaufen|descatalogado|fuori catalogo|wycofany)$/i;

/** True if a row is published. Unknown words mean that it is not. */
function isPublished(row: MappedRow): boolean {
  return (
    !DISCONTINUED.test(row.get('availability')) &&
    row.all('published').every(({ cell }) => isPublishedWord(cell) === true) &&
    row.all('unpublished').every(({ cell }) => isNoWord(cell))
  );
}

/**
 * Adds missing prices if any offer has a price. The default is the price of the parent row, or the only price if the first row has it.
 * Without a default the price is 0 (on request); in exports of shop systems with parent rows the offer is left out.
 */
function withPrices(
  offers: readonly RowOffer[],
  { rows, variants }: RowGroup,
  before: RawProduct | undefined,
  report: ProductReport,
): RowOffer[] {
  const [head] = rows;
  const isSystem = head?.columns.format.rows === 'parent';
  const priced = offers.filter(({ offer }) => offer.price !== undefined);
  const ofParent = variants.length > 0 && head ? readOffer(head, new ImportReport().of({})).offer.price : undefined;
  const common = ofParent ?? (!isSystem && priced.length === 1 ? offers[0]?.offer.price : undefined);
  if ((priced.length === 0 && common === undefined) || (before && !isSystem)) return [...offers];
  return offers.flatMap((read) => {
    const { row, offer, unread } = read;
    if (offer.price !== undefined) return [read];
    if (common !== undefined && !unread.has('price')) return [{ ...read, offer: { ...offer, price: common } }];
    const message = isSystem
      ? 'A variant without a price is left out.'
      : 'A variant has no price; the store shows “Contact for price”.';
    report.warn(message, row.get('sku'), row.line);
    return isSystem ? [] : [{ ...read, offer: { ...offer, price: 0 } }];
  });
}

/** Number of the product: the `model` column if all rows have the same value, or the number of the parent row. */
function modelOf({ rows, variants }: RowGroup): string | undefined {
  const models = new Set([...rows, ...variants].flatMap((row) => row.get('model') || []));
  if (models.size === 1) return [...models][0];
  return variants.length > 0 ? rows[0]?.get('sku') || undefined : undefined;
}

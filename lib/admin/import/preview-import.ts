import { addNewCategories, withCategoryName } from '../../catalogue/categories/new-categories';
import { fieldLabel } from '../../catalogue/fields/field-list';
import { factsByPath } from '../../catalogue/fields/variant-facts';
import type { RawProduct } from '../../catalogue/schema/product';
import { offerOfRow } from '../../catalogue/variants/offer-of-row';
import { hash32 } from '../../hash';
import { checkProduct, indexProducts, neededByOthers } from '../edits/check-products';
import { changedFields, fieldValue, merge, withFields } from '../edits/fields';
import { combinationRows } from '../export/combination-rows';
import { findMissingImages } from '../images/image-store';
import { rawPictures } from '../images/image-urls';
import { forEachInChunks, type TaskOptions, withoutProgress } from '../run-in-chunks';
import type { ProductProblem } from '../store-types';
import type { ImportChange, ImportPlace, ImportReport } from './import-types';
import type { ImportedProduct } from './products/read-products';

const MAX_PRODUCTS = 20_000;

/** Changes of an import without invalid products, and the record for the next import. `unchanged` is a number of products. */
export type PlannedImport = { changes: readonly ImportChange[]; unchanged: number; record: LastImport };

/**
 * Compares the products of a file with the shop. Leaves out and reports invalid products. Changes nothing.
 * @param last record of the last import
 * @param isMissing returns true for a picture path of the shop without a file
 */
export async function previewImport(
  products: readonly ImportedProduct[],
  shop: readonly RawProduct[],
  report: ImportReport,
  last: LastImport,
  isMissing: (path: string) => Promise<boolean>,
  taskOptions: TaskOptions,
): Promise<PlannedImport> {
  if (products.length > MAX_PRODUCTS) {
    report.leaveOut(`The file has ${products.length} products; at most 20,000 are allowed.`);
    return { changes: [], unchanged: 0, record: last };
  }
  const shopProducts = new Map(shop.map((raw) => [raw.id, raw]));
  const categories = addNewCategories([], shop);
  const withoutTaken = uniqueNumbers(shop, report);
  const places = new Map<string, ImportPlace>();
  const records = new Map<string, LastImport[string]>();
  let changes: ImportChange[] = [];
  let unchanged = 0;
  const add = (product: ImportedProduct) => {
    const { id, line, path } = product;
    const place = { id, line, path };
    if (places.has(id)) return report.leaveOut('It is in the file twice; the first one counts.', place);
    places.set(id, place);
    const before = shopProducts.get(id);
    let after: RawProduct | undefined;
    if ('raw' in product) {
      after = withoutTaken(withCategoryName(product.raw, categories, before), place);
      if (product.fields) {
        const merged = mergeImport(before, after, product.fields, last[id]);
        for (const field of merged.editedFields)
          report.warn(`${field} has been edited since the last import and stays.`, place);
        records.set(id, merged.record);
        after = merged.raw;
      }
    }
    const raw = after ?? before;
    const kind = !before ? 'add' : after ? 'update' : 'delete';
    const fields = after ? changedFields(before ?? { id }, after) : [];
    if (!raw || (kind === 'update' && fields.length === 0)) unchanged += 1;
    else changes.push({ id, kind, raw, before, fields, sizes: 0, colors: 0, variants: 0 });
  };
  const signalOnly = withoutProgress(taskOptions);
  await forEachInChunks(products, add, signalOnly);
  // A kit needs its pieces: repeat until all products are valid.
  for (;;) {
    const problems = await findProblems(changes, shopProducts, isMissing, taskOptions);
    if (problems.length === 0) break;
    for (const { id, field, message } of problems) {
      report.leaveOut(`${fieldLabel(field)} ${message}`, places.get(id) ?? { id });
      records.delete(id);
    }
    const rejected = new Set(problems.map(({ id }) => id));
    changes = changes.filter(({ id }) => !rejected.has(id));
  }
  await forEachInChunks(changes, (change) => Object.assign(change, countValues(change.raw)), signalOnly);
  return { changes, unchanged, record: { ...last, ...Object.fromEntries(records) } };
}

/** Problems of the changed products, and of deletions of products that a kit needs. */
async function findProblems(
  changes: readonly ImportChange[],
  shop: ReadonlyMap<string, RawProduct>,
  isMissing: (path: string) => Promise<boolean>,
  taskOptions: TaskOptions,
): Promise<ProductProblem[]> {
  const touched = new Set(changes.map(({ id }) => id));
  const raws = changes.flatMap(({ id, kind, raw }) => (kind === 'delete' ? [] : { ...raw, id }));
  const unchanged = [...shop.values()].filter(({ id }) => !touched.has(id));
  const problems = neededByOthers([...unchanged, ...raws], touched);
  const indexes = indexProducts([...new Map([...shop, ...raws.map((raw) => [raw.id, raw] as const)]).values()]);
  await forEachInChunks(raws, (raw) => problems.push(...checkProduct(raw, indexes)), taskOptions);
  // Published pictures have been checked by the build.
  const added = raws.flatMap((raw) => {
    const known = rawPictures(shop.get(raw.id) ?? {});
    return rawPictures(raw).flatMap((path) => (known.includes(path) ? [] : { id: raw.id, path }));
  });
  const missing = await findMissingImages(
    added.map(({ path }) => path),
    isMissing,
  );
  const unfound = added.filter(({ path }) => missing.has(path));
  return [
    ...problems,
    ...unfound.map(({ id, path }) => ({ id, field: 'image_links', message: `has no file at ${path}` })),
  ];
}

/** Number of sizes, colors and available combinations of a valid product. */
function countValues(raw: RawProduct): Pick<ImportChange, 'sizes' | 'colors' | 'variants'> {
  const offer = offerOfRow(raw);
  const { rows } = combinationRows(offer);
  const options = rows.flatMap((row) => row.options);
  const sizes = new Set(options.flatMap(([name, value]) => (/^(?:Size|Waist|Men)/.test(name) ? value : [])));
  return {
    sizes: sizes.size,
    colors: offer.colors.length,
    variants: raw.variants && rows.length > 1 ? rows.length : 0,
  };
}

/**
 * Returns a function that removes numbers and barcodes that another product or an earlier variant has, because orders would be ambiguous.
 * Remembers the others.
 */
function uniqueNumbers(products: readonly RawProduct[], report: ImportReport) {
  const owners = new Map<string, string>();
  for (const { id, model, variants = [] } of products)
    for (const number of [model, ...variants.flatMap((variant) => [variant.number, variant.barcode])])
      if (number && !owners.has(keyOf(number))) owners.set(keyOf(number), id);
  return ({ model, variants, ...raw }: RawProduct, place: ImportPlace): RawProduct => {
    const ofVariants = new Set<string>();
    const ifFree = (number: string | undefined, isOfVariant = true): string | undefined => {
      if (!number) return number;
      const key = keyOf(number);
      const owner = owners.get(key) ?? raw.id;
      if (owner !== raw.id)
        report.warn('Its number or barcode belongs to another product and is left out.', place, `${number}: ${owner}`);
      else if (ofVariants.has(key))
        report.warn('Two of its variants have one number or barcode; the second is without it.', place, number);
      else {
        owners.set(key, raw.id);
        if (isOfVariant) ofVariants.add(key);
        return number;
      }
      return undefined;
    };
    return withFields(raw, {
      model: ifFree(model, false),
      variants: variants?.map(({ number, barcode, ...facts }) => ({
        ...facts,
        number: ifFree(number),
        barcode: ifFree(barcode),
      })),
    });
  };
}

const keyOf = (number: string) => String(number).trim().toLowerCase();

/** Hashes of imported values by product id and field. If a value has another hash, it has been edited since. */
export type LastImport = Readonly<Record<string, Readonly<Record<string, string>>>>;

const hashOf = (value: unknown) => hash32(JSON.stringify(value ?? null));

/**
 * Merges imported values into a product. A field that was edited since the last import keeps its value; `editedFields` has the labels of
 * these fields, `record` the hashes for the next import.
 * @param after the product with the values of the file
 * @param fields the fields that are in the file
 */
function mergeImport(
  before: RawProduct | undefined,
  after: RawProduct,
  fields: readonly string[],
  last: LastImport[string] = {},
) {
  const isEdited = (field: string, value: unknown) => last[field] !== undefined && last[field] !== hashOf(value);
  const edits = before ? changedFields(before, after).filter(({ field, from }) => isEdited(field, from)) : [];
  // The value of the last import is not known, only its hash. So the base has no such field: the merge then finds a conflict and keeps the
  // edit.
  const base = before && withFields(before, Object.fromEntries(edits.map(({ field }) => [field, undefined])));
  const raw = merge(base, before, after).product ?? after;
  const edited = new Set(edits.map(({ field }) => field));
  const paths = fields.flatMap((field) =>
    field === 'variants' ? [...(factsByPath(after.variants)?.keys() ?? [])] : field,
  );
  const imported = paths.filter((path) => !edited.has(path)).map((path) => [path, hashOf(fieldValue(after, path))]);
  return {
    raw,
    editedFields: edits.map(({ field }) => fieldLabel(field)),
    record: { ...last, ...Object.fromEntries(imported) },
  };
}

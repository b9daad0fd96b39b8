import { addNewCategories, withCategoryName } from '../../catalogue/categories/new-categories';
import { fieldLabel } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { offerOfRow } from '../../catalogue/variants/offer-of-row';
import { checkProduct, indexProducts, neededByOthers } from '../edits/check-products';
import { changedFields } from '../edits/fields';
import { combinationRows } from '../export/combination-rows';
import { rawPictures } from '../images/image-urls';
import { findMissingImages } from '../images/missing-images';
import { forEachInChunks, type TaskOptions, withoutProgress } from '../run-in-chunks';
import type { ProductProblem } from '../store-types';
import type { ImportReport } from './import-report';
import type { ImportChange, ImportPlace, ImportProblem } from './import-types';
import { type LastImport, mergeImport } from './last-import';
import type { ImportedProduct } from './products/read-products';

const MAX_PRODUCTS = 20_000;

/** Change of an import with the product before (`before`) and after (`raw`) it. */
export type PlannedChange = ImportChange & { raw: RawProduct; before: RawProduct | undefined };

/** Changes of an import without invalid products, and the record for the next import. `unchanged` is a number of products. */
export type PlannedImport = {
  changes: PlannedChange[];
  unchanged: number;
  problems: ImportProblem[];
  record: LastImport;
};

/** Options of a preview. `isMissing` returns true for a picture path of the shop without a file. */
type PreviewOptions = {
  last?: LastImport;
  isMissing?: (path: string) => Promise<boolean>;
  taskOptions?: TaskOptions | undefined;
};

/** Compares the products of a file with the shop. Leaves out invalid products. Changes nothing. */
export async function previewImport(
  products: readonly ImportedProduct[],
  shop: readonly RawProduct[],
  report: ImportReport,
  { last = {}, isMissing = async () => false, taskOptions }: PreviewOptions = {},
): Promise<PlannedImport> {
  if (products.length > MAX_PRODUCTS) {
    const message = `The file has ${products.length} products; at most 20,000 are allowed.`;
    return { changes: [], unchanged: 0, problems: [{ message }], record: last };
  }
  const shopProducts = new Map(shop.map((raw) => [raw.id, raw]));
  const categories = addNewCategories([], shop);
  const numbers = new UsedNumbers(shop);
  const record: Record<string, LastImport[string]> = { ...last };
  const places = new Map<string, ImportPlace>();
  const plan: PlannedImport = { changes: [], unchanged: 0, problems: [], record };
  const add = (product: ImportedProduct) => {
    const { id } = product;
    const place = {
      id,
      ...(product.line !== undefined && { line: product.line }),
      ...(product.path && { path: product.path }),
    };
    if (places.has(id)) {
      plan.problems.push({ ...place, message: 'It is in the file twice; the first one counts.' });
      return;
    }
    places.set(id, place);
    const before = shopProducts.get(id);
    if ('isDeleted' in product) {
      if (before) plan.changes.push({ ...describe(before), kind: 'delete', before, raw: before, fields: [] });
      else plan.unchanged += 1;
      return;
    }
    const imported = numbers.withoutTaken(withCategoryName(product.raw, categories, before), report, place);
    const merged = product.fields
      ? mergeImport(before, imported, product.fields, last[id])
      : { raw: imported, editedFields: [], record: undefined };
    for (const field of merged.editedFields)
      report.warn(`${field} has been edited since the last import and stays.`, place);
    if (merged.record) record[id] = merged.record;
    const { raw } = merged;
    const fields = before
      ? changedFields(before, raw)
      : Object.entries(raw).flatMap(([field, to]) => (field === 'id' ? [] : [{ field, from: undefined, to }]));
    if (before && fields.length === 0) plan.unchanged += 1;
    else plan.changes.push({ ...describe(raw), kind: before ? 'update' : 'add', before, raw, fields });
  };
  const signalOnly = withoutProgress(taskOptions);
  await forEachInChunks(products, add, signalOnly);
  const rejected = await leaveOutInvalid(plan, places, shop, async (raws) => {
    const indexes = indexProducts([
      ...new Map([...shopProducts, ...raws.map((raw) => [raw.id, raw] as const)]).values(),
    ]);
    const problems: ProductProblem[] = [];
    await forEachInChunks(raws, (raw) => problems.push(...checkProduct(raw, indexes)), taskOptions);
    problems.push(...(await missingPictures(raws, shopProducts, isMissing)));
    return problems;
  });
  for (const id of rejected) {
    const previous = last[id];
    if (previous) record[id] = previous;
    else delete record[id];
  }
  await forEachInChunks(plan.changes, (change) => Object.assign(change, countValues(change.raw)), signalOnly);
  return plan;
}

const describe = ({ id, name }: RawProduct) => ({ id, name: String(name ?? ''), sizes: 0, colors: 0, variants: 0 });

/** Number of sizes, colors and available combinations of a valid product. */
function countValues(raw: RawProduct): Pick<ImportChange, 'sizes' | 'colors' | 'variants'> {
  const offer = offerOfRow(raw);
  const { rows } = combinationRows(offer);
  const sizes = new Set(
    rows.flatMap(({ options }) =>
      options.filter(([name]) => /^(?:Size|Waist|Men)/.test(name)).map(([, value]) => value),
    ),
  );
  return {
    sizes: sizes.size,
    colors: offer.colors.length,
    variants: raw.variants && rows.length > 1 ? rows.length : 0,
  };
}

/** Removes invalid products from the plan, until all others are valid: a kit needs its pieces. Returns the removed ids. */
async function leaveOutInvalid(
  plan: PlannedImport,
  places: ReadonlyMap<string, ImportPlace>,
  shop: readonly RawProduct[],
  check: (raws: readonly RawProduct[]) => Promise<ProductProblem[]>,
): Promise<Set<string>> {
  const rejected = new Set<string>();
  for (;;) {
    const raws = plan.changes.flatMap(({ id, kind, raw }) => (kind === 'delete' ? [] : { ...raw, id }));
    const touched = new Set(plan.changes.map(({ id }) => id));
    const needed = neededByOthers([...shop.filter(({ id }) => !touched.has(id)), ...raws], touched);
    const problems = [...needed, ...(await check(raws))];
    if (problems.length === 0) return rejected;
    for (const { id, field, message } of problems) {
      rejected.add(id);
      plan.problems.push({ ...places.get(id), id, message: `${fieldLabel(field)} ${message}` });
    }
    plan.changes = plan.changes.filter(({ id }) => !rejected.has(id));
  }
}

/** Problems of new pictures whose files do not exist. */
async function missingPictures(
  raws: readonly RawProduct[],
  known: ReadonlyMap<string, RawProduct>,
  isMissing: (path: string) => Promise<boolean>,
): Promise<ProductProblem[]> {
  const added = raws.flatMap((raw) => {
    const before = rawPictures(known.get(raw.id) ?? {});
    return rawPictures(raw).flatMap((path) => (before.includes(path) ? [] : { id: raw.id, path }));
  });
  const missing = await findMissingImages(
    added.map(({ path }) => path),
    isMissing,
  );
  return added
    .filter(({ path }) => missing.has(path))
    .map(({ id, path }) => ({ id, field: 'image_links', message: `has no file at ${path}` }));
}

/** Numbers and barcodes in use. A second product with the same number is imported without it, because orders would be ambiguous. */
class UsedNumbers {
  private readonly owners = new Map<string, string>();

  constructor(products: readonly RawProduct[]) {
    for (const raw of products) this.register(raw);
  }

  private register({ id, model, variants }: RawProduct): void {
    const used = [model, ...(variants ?? []).flatMap(({ number, barcode }) => [number, barcode])];
    for (const number of used) if (number && !this.owners.has(keyOf(number))) this.owners.set(keyOf(number), id);
  }

  /** Removes numbers and barcodes that another product has. Registers the others. */
  withoutTaken(raw: RawProduct, report: ImportReport, place: ImportPlace): RawProduct {
    const isTaken = (number: string | undefined) => {
      const owner = number ? this.owners.get(keyOf(number)) : undefined;
      const isOther = owner !== undefined && owner !== raw.id;
      if (isOther)
        report.warn('Its number or barcode belongs to another product and is left out.', place, `${number}: ${owner}`);
      return isOther;
    };
    const seen = new Set<string>();
    const isRepeated = (number: string | undefined) => {
      if (!number) return false;
      const has = seen.has(keyOf(number));
      seen.add(keyOf(number));
      if (has) report.warn('Two of its variants have one number or barcode; the second is without it.', place, number);
      return has;
    };
    const { model, variants, ...rest } = raw;
    const result: RawProduct = {
      ...rest,
      ...(model !== undefined && !isTaken(model) && { model }),
      ...(variants && {
        variants: variants.map(({ number, barcode, ...facts }) => ({
          ...facts,
          ...(number !== undefined && !isTaken(number) && !isRepeated(number) && { number }),
          ...(barcode !== undefined && !isTaken(barcode) && !isRepeated(barcode) && { barcode }),
        })),
      }),
    };
    this.register(result);
    return result;
  }
}

const keyOf = (number: string) => String(number).trim().toLowerCase();

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

/** A change of an import with the product before and after it. */
export type PlannedChange = ImportChange & { raw: RawProduct; before: RawProduct | undefined };

/** The changes of an import without the products that a build would refuse, and the record for the next import. */
export type PlannedImport = {
  changes: PlannedChange[];
  unchanged: number;
  problems: ImportProblem[];
  record: LastImport;
};

/** Settings of a preview. `isMissing`: whether the path of a picture is a file of the shop that does not exist. */
type PreviewOptions = {
  last?: LastImport;
  isMissing?: (path: string) => Promise<boolean>;
  taskOptions?: TaskOptions | undefined;
};

/** What the products of a file change in a shop. Products with errors are left out; nothing has been changed yet. */
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
  const known = new Map(shop.map((raw) => [raw.id, raw]));
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
    const before = known.get(id);
    if ('isDeleted' in product) {
      if (before) plan.changes.push({ ...describe(before), kind: 'delete', before, raw: before, fields: [] });
      else plan.unchanged += 1;
      return;
    }
    const free = numbers.without(withCategoryName(product.raw, categories, before), report, place);
    const merged = product.fields
      ? mergeImport(before, free, product.fields, last[id])
      : { raw: free, editedFields: [], record: undefined };
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
  const quiet = withoutProgress(taskOptions);
  await forEachInChunks(products, add, quiet);
  const refused = await leaveOutInvalid(plan, places, shop, async (raws) => {
    const among = indexProducts([...new Map([...known, ...raws.map((raw) => [raw.id, raw] as const)]).values()]);
    const problems: ProductProblem[] = [];
    await forEachInChunks(raws, (raw) => problems.push(...checkProduct(raw, among)), taskOptions);
    problems.push(...(await missingPictures(raws, known, isMissing)));
    return problems;
  });
  for (const id of refused) {
    const former = last[id];
    if (former) record[id] = former;
    else delete record[id];
  }
  await forEachInChunks(plan.changes, (change) => Object.assign(change, countValues(change.raw)), quiet);
  return plan;
}

const describe = ({ id, name }: RawProduct) => ({ id, name: String(name ?? ''), sizes: 0, colors: 0, variants: 0 });

/** The numbers of sizes, colors and available combinations of a valid product. */
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

/** Takes out products that a build would refuse, until all others are valid: a kit needs its pieces. Returns their ids. */
async function leaveOutInvalid(
  plan: PlannedImport,
  places: ReadonlyMap<string, ImportPlace>,
  shop: readonly RawProduct[],
  check: (raws: readonly RawProduct[]) => Promise<ProductProblem[]>,
): Promise<Set<string>> {
  const refused = new Set<string>();
  for (;;) {
    const raws = plan.changes.flatMap(({ id, kind, raw }) => (kind === 'delete' ? [] : { ...raw, id }));
    const touched = new Set(plan.changes.map(({ id }) => id));
    const needed = neededByOthers([...shop.filter(({ id }) => !touched.has(id)), ...raws], touched);
    const problems = [...needed, ...(await check(raws))];
    if (problems.length === 0) return refused;
    for (const { id, field, message } of problems) {
      refused.add(id);
      plan.problems.push({ ...places.get(id), id, message: `${fieldLabel(field)} ${message}` });
    }
    plan.changes = plan.changes.filter(({ id }) => !refused.has(id));
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

/** Numbers and barcodes that products have. One that a second product has is left out there: an order by it would be ambiguous. */
class UsedNumbers {
  private readonly owners = new Map<string, string>();

  constructor(products: readonly RawProduct[]) {
    for (const raw of products) this.take(raw);
  }

  private take({ id, model, variants }: RawProduct): void {
    const used = [model, ...(variants ?? []).flatMap(({ number, barcode }) => [number, barcode])];
    for (const number of used) if (number && !this.owners.has(keyOf(number))) this.owners.set(keyOf(number), id);
  }

  /** A product without the numbers of others. */
  without(raw: RawProduct, report: ImportReport, place: ImportPlace): RawProduct {
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
    const own: RawProduct = {
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
    this.take(own);
    return own;
  }
}

const keyOf = (number: string) => String(number).trim().toLowerCase();

import { parseJson } from '../../catalogue/parse-json';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { type ChangeSet, changeSetSchema, conflictText, type Op, versionsOf } from '../change-set/apply-change-set';
import { type Edit, wantedProduct } from '../edits/edit';
import { merge } from '../edits/fields';
import { migrateLegacyFields } from '../edits/legacy';
import { readCopy } from '../edits/stored-edits';
import type { TaskOptions } from '../run-in-chunks';
import type { ImportMapping } from './import-mapping';
import { type ImportPreview, ImportReport, type ImportTable } from './import-types';
import { type LastImport, previewImport } from './preview-import';
import { type ImportedProduct, type ImportShop, readProducts } from './products/read-products';
import { readRows } from './read-rows';
import { suggestMapping } from './suggest-mapping';

/**
 * Shop that a file is imported into, with the record of its last import. `isMissing` returns true for a picture path of the shop without
 * a file.
 */
export type ImportContext = {
  shop: ImportShop;
  last?: LastImport;
  isMissing?: (path: string) => Promise<boolean>;
  taskOptions?: TaskOptions | undefined;
};

/** Result of reading a file: the preview, and the pictures and the record to store when it is applied. */
export type ReadImport = { preview: ImportPreview; pictures: ChangeSet['files']; record: LastImport };

/** Contents of a file: products, and how they were read. Only a change set has `pictures`. */
type FileContents = Pick<ImportPreview, 'format'> &
  Partial<Pick<ImportPreview, 'mapping' | 'columns' | 'categories' | 'questions' | 'notes'>> & {
    products: readonly ImportedProduct[];
    pictures?: ChangeSet['files'];
  };

/**
 * Reads a file and previews its import: file → rows → format and mapping → products → preview. Problems of the file are part of the
 * result. Rejects only if the signal is aborted.
 */
export async function readImport(
  content: Uint8Array | string,
  mapping: Partial<ImportMapping> | undefined,
  { shop, last = {}, isMissing = async () => false, taskOptions }: ImportContext,
): Promise<ReadImport> {
  const report = new ImportReport();
  const file = await readRows(content, phase(taskOptions, 0));
  if ('error' in file) report.leaveOut(file.error);
  const {
    products,
    pictures = [],
    ...found
  }: FileContents = 'table' in file
    ? await readTable(file.table, mapping, shop, report, phase(taskOptions, 1))
    : 'json' in file
      ? readJsonFile(file.json, shop.products, report)
      : NOTHING;
  const included = new Set(pictures.map(({ path }) => path));
  const isUnknown = async (path: string) => !included.has(path) && (await isMissing(path));
  const planned = await previewImport(products, shop.products, report, last, isUnknown, phase(taskOptions, 2));
  const { record, ...plan } = planned;
  const noTable = { columns: [], categories: [], questions: [], notes: [] };
  return { preview: { ...noTable, ...found, ...plan, ...report.byReason() }, pictures, record };
}

/** Progress of one phase of an import: rows (0), products (1), preview (2). */
function phase({ signal, onProgress }: TaskOptions = {}, index: number): TaskOptions {
  return { ...(signal && { signal }), onProgress: (done, all) => onProgress?.(index + done / all, 3) };
}

const NOTHING: FileContents = { format: '', products: [] };

async function readTable(
  table: ImportTable,
  given: Partial<ImportMapping> | undefined,
  shop: ImportShop,
  report: ImportReport,
  taskOptions: TaskOptions,
): Promise<FileContents> {
  for (const { message, detail, ...place } of table.problems) report.leaveOut(message, place, detail);
  if (table.columns.length === 0 || table.rows.length === 0) {
    report.leaveOut('The file has no products: one line must have the headings, and products must follow.');
    return NOTHING;
  }
  const { format, mapping, columns, questions } = suggestMapping(table, given);
  const { products, categories } = await readProducts(table, mapping, format, shop, report, taskOptions);
  // Existing products keep their names, so the question only matters for new ones.
  const hasUnnamed = products.some((product) => 'raw' in product && !product.raw.name);
  const keys = Object.fromEntries(categories.map(({ name, key }) => [name, key]));
  return {
    format: format.label,
    mapping: { ...mapping, categories: { ...mapping.categories, ...keys } },
    columns,
    categories,
    questions: [
      ...questions.filter(({ field, count }) => hasUnnamed || field !== 'name' || count === 0),
      ...report.questions,
    ],
    notes: table.notes,
    products,
  };
}

type Known = ReadonlyMap<string, RawProduct>;
/** Result of an entry: the new product, its deletion, or an error as a sentence. */
type EntryResult = { raw: RawProduct } | { isDeleted: true } | { error: string };

/** Reads a catalogue, a list of products, a change set, or a copy of the admin's edits. Reports unreadable entries with their path. */
function readJsonFile(text: string, shop: readonly RawProduct[], report: ImportReport): FileContents {
  const known: Known = new Map(shop.map((raw) => [raw.id, raw]));
  const readList = (list: readonly unknown[], path: string) =>
    readEntries(list, path, (row) => ({ raw: migrateLegacyFields(row) as RawProduct }), report);
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    report.leaveOut(`The file is not valid JSON: ${(error as Error).message}`);
    return { format: 'JSON', products: [] };
  }
  if (Array.isArray(json)) return { format: 'List of products', products: readList(json, '') };
  const object = isRecord(json) ? json : {};
  // Check these before `products`: a copy of the edits may also have the product list.
  const copy = 'items' in object || 'edits' in object ? readEditsCopy(object, known, report) : undefined;
  if (copy) return copy;
  if (Array.isArray(object.ops)) return readChangeSet(object, known, report);
  if (Array.isArray(object.products))
    return { format: 'List of products', products: readList(object.products, 'products') };
  const groups = Object.entries(object).flatMap(([key, group]) =>
    isRecord(group) && Array.isArray(group.products) ? [readList(group.products, `${key}.products`)] : [],
  );
  if (groups.length === 0) {
    report.leaveOut('The JSON is not a catalogue, a list of products, a change set or a copy of the admin’s edits.');
    return { format: 'JSON', products: [] };
  }
  // If a product is in two categories, use its first row, like the admin.
  const lastFirst = groups.flat().toReversed();
  const unique = new Map(lastFirst.map((product) => [product.id, product]));
  return { format: 'Catalogue', products: [...unique.values()].toReversed() };
}

function readChangeSet(json: object, known: Known, report: ImportReport): FileContents {
  const { data, error } = changeSetSchema.safeParse(json);
  for (const { path, message } of error?.issues ?? []) report.leaveOut(message, { path: path.join('.') });
  const read = (row: object) => {
    const current = known.get((row as Op).id);
    return mergeVersions(versionsOf(row as Op, current), current);
  };
  const products = readEntries(data?.ops ?? [], 'ops', read, report);
  return { format: 'Change set', products, pictures: data?.files ?? [] };
}

/** Reads a copy of the admin's edits, such as a downloaded damaged copy. `undefined` if it is none. */
function readEditsCopy(json: object, known: Known, report: ImportReport): FileContents | undefined {
  const text = JSON.stringify({ rev: 0, published: '', v: 'items' in json ? 1 : 2, ...json });
  const copy = readCopy(text, { products: known });
  if (copy.status !== 'read') return undefined;
  const read = (row: object) => {
    const edit = row as Edit;
    return mergeVersions([edit.base, wantedProduct(edit)], known.get(edit.id));
  };
  const products = readEntries([...copy.edits.values()], 'edits', read, report);
  if (!copy.isWhole) report.leaveOut('Some edits of the file cannot be read.');
  return { format: 'Copy of the admin’s edits', products };
}

/** Reads each entry of a list. */
function readEntries(
  list: readonly unknown[],
  path: string,
  read: (row: object) => EntryResult,
  report: ImportReport,
): ImportedProduct[] {
  return list.flatMap((row, index) => {
    const id = isRecord(row) && typeof row.id === 'string' ? row.id : undefined;
    const place = { path: `${path}[${index}]`, id };
    // Prototype pollution.
    const isProduct = isRecord(row) && !Object.hasOwn(row, '__proto__');
    const result = isProduct ? read(row) : { error: 'It is not a product.' };
    if (!('error' in result)) return { ...place, id: id ?? '', ...result };
    report.leaveOut(result.error, place);
    return [];
  });
}

/** Merges `mine`, which is based on `base`, with the product of the shop. A conflict returns an error with all values. */
function mergeVersions(
  [base, mine]: readonly [RawProduct | undefined, RawProduct | undefined],
  current: RawProduct | undefined,
): EntryResult {
  const { product, conflicts } = merge(base, mine, current);
  if (conflicts.some(({ field }) => field === 'product'))
    return {
      error: mine ? 'It is changed, but the list does not have it.' : 'It is deleted, but has been changed here since.',
    };
  if (conflicts.length === 0) return product ? { raw: product } : { isDeleted: true };
  if (!base) return { error: 'The list has another product with this id.' };
  return { error: `It has been changed here since: ${conflicts.map((each) => conflictText(each, base)).join('; ')}.` };
}

import type { ChangeSet } from '../change-set/apply-change-set';
import type { TaskOptions } from '../run-in-chunks';
import { isKnownHeading } from './formats';
import type { ImportMapping } from './import-mapping';
import { type ImportPreview, ImportReport } from './import-types';
import { readJsonFile } from './json-file';
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

type Found = Pick<ImportPreview, 'format' | 'mapping' | 'columns' | 'categories' | 'questions' | 'notes'> & {
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
  const { products, pictures = [], ...found } = await readFile(content, mapping, shop, report, taskOptions);
  const included = new Set(pictures.map(({ path }) => path));
  const { record, ...plan } = await previewImport(products, shop.products, report, {
    last,
    isMissing: async (path) => !included.has(path) && (await isMissing(path)),
    taskOptions: phase(taskOptions, 2),
  });
  return { preview: { ...found, ...plan, ...report.byReason() }, pictures, record };
}

/** Progress of one phase of an import: rows (0), products (1), preview (2). */
function phase({ signal, onProgress }: TaskOptions = {}, index: number): TaskOptions {
  return { ...(signal && { signal }), onProgress: (done, all) => onProgress?.(index + done / all, 3) };
}

const NOTHING = { format: '', columns: [], categories: [], questions: [], notes: [], products: [] };

async function readFile(
  content: Uint8Array | string,
  given: Partial<ImportMapping> | undefined,
  shop: ImportShop,
  report: ImportReport,
  taskOptions: TaskOptions | undefined,
): Promise<Found> {
  const file = await readRows(content, isKnownHeading, phase(taskOptions, 0));
  if ('json' in file) return { ...NOTHING, ...readJsonFile(file.json, shop.products, report) };
  if ('error' in file) {
    report.leaveOut(file.error);
    return NOTHING;
  }
  const { table } = file;
  for (const { message, detail, ...place } of table.problems) report.leaveOut(message, place, detail);
  if (table.columns.length === 0 || table.rows.length === 0) {
    report.leaveOut('The file has no products: one line must have the headings, and products must follow.');
    return NOTHING;
  }
  const { format, mapping, columns, questions } = suggestMapping(table, given);
  const { products, categories } = await readProducts(table, mapping, format, shop, report, phase(taskOptions, 1));
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

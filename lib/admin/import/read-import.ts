import type { ChangeSet } from '../change-set/change-set-schema';
import type { TaskOptions } from '../run-in-chunks';
import { isKnownHeading } from './formats/detect-format';
import type { ImportMapping } from './import-mapping';
import { byReason, ImportReport } from './import-report';
import type { ImportPreview, ImportProblem } from './import-types';
import { readJsonFile } from './json-file';
import type { LastImport } from './last-import';
import { type PlannedChange, previewImport } from './preview-import';
import { type ImportedProduct, type ImportShop, readProducts } from './products/read-products';
import { readRows } from './read-rows';
import { suggestMapping } from './suggest-mapping';

/** The shop that a file is imported into; see {@link previewImport} for the other settings. */
export type ImportContext = {
  shop: ImportShop;
  last?: LastImport;
  isMissing?: (path: string) => Promise<boolean>;
  taskOptions?: TaskOptions | undefined;
};

/** An import that has been read: what it would do, its changes, and the pictures and the record to keep with them. */
export type ReadImport = {
  preview: ImportPreview;
  changes: readonly PlannedChange[];
  pictures: ChangeSet['files'];
  record: LastImport;
};

type Found = Omit<ImportPreview, 'changes' | 'unchanged' | 'leftOut' | 'warnings'> & {
  products: readonly ImportedProduct[];
  problems: readonly ImportProblem[];
  report: ImportReport;
  pictures?: ChangeSet['files'];
};

/**
 * Reads a file and previews its import: file → rows → format and mapping → products → preview. Never throws for the contents of a
 * file; rejects if `watch.signal` aborts.
 */
export async function readImport(
  content: Uint8Array | string,
  mapping: Partial<ImportMapping> | undefined,
  { shop, last = {}, isMissing = async () => false, taskOptions }: ImportContext,
): Promise<ReadImport> {
  const { products, problems, report, pictures = [], ...found } = await readFile(content, mapping, shop, taskOptions);
  const coming = new Set(pictures.map(({ path }) => path));
  const isAbsent = async (path: string) => !coming.has(path) && (await isMissing(path));
  const plan = await previewImport(products, shop.products, report, {
    last,
    isMissing: isAbsent,
    taskOptions: phase(taskOptions, 2),
  });
  const leftOut = [...problems, ...plan.problems];
  const leftOutIds = new Set(leftOut.flatMap(({ id }) => id ?? []));
  const preview = {
    ...found,
    changes: plan.changes,
    unchanged: plan.unchanged,
    leftOut: byReason(leftOut),
    // Warnings are about products that are imported.
    warnings: byReason(report.warnings.filter(({ id }) => id === undefined || !leftOutIds.has(id))),
  };
  return { preview, changes: plan.changes, pictures, record: plan.record };
}

/** The progress of one of the three phases of an import: rows, products, preview. */
function phase({ signal, onProgress }: TaskOptions = {}, at: number): TaskOptions {
  return { ...(signal && { signal }), onProgress: (done, all) => onProgress?.(at + done / all, 3) };
}

const EMPTY = { columns: [], categories: [], questions: [], notes: [] };

async function readFile(
  content: Uint8Array | string,
  given: Partial<ImportMapping> | undefined,
  shop: ImportShop,
  taskOptions: TaskOptions | undefined,
): Promise<Found> {
  const report = new ImportReport();
  const file = await readRows(content, isKnownHeading, phase(taskOptions, 0));
  if ('error' in file) return { ...EMPTY, format: '', products: [], problems: [{ message: file.error }], report };
  if ('json' in file) return { ...EMPTY, ...readJsonFile(file.json, shop.products), report };
  const { table } = file;
  if (table.columns.length === 0 || table.rows.length === 0) {
    const message = 'The file has no products: one line must have the headings, and products must follow.';
    return { ...EMPTY, format: '', products: [], problems: [...table.problems, { message }], report };
  }
  const { format, mapping, columns, questions } = suggestMapping(table, given);
  const read = await readProducts(table, mapping, format, shop, phase(taskOptions, 1));
  const categories = Object.fromEntries(read.categories.map(({ name, key }) => [name, key]));
  return {
    format: format.label,
    mapping: { ...mapping, categories: { ...mapping.categories, ...categories } },
    columns,
    categories: read.categories,
    questions: [
      // Products that the shop has keep their names.
      ...questions.filter((question) => !(question.kind === 'column' && question.field === 'name') || read.hasUnnamed),
      ...read.report.questions,
    ],
    notes: table.notes,
    products: read.products,
    problems: [...table.problems, ...read.problems],
    report: read.report,
  };
}

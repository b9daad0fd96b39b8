import type { ChangeSet } from '../change-set/change-set-schema';
import type { TaskOptions } from '../run-in-chunks';
import { isKnownHeading } from './formats';
import type { ImportMapping } from './import-mapping';
import { byReason, ImportReport } from './import-report';
import type { ImportPreview, ImportProblem } from './import-types';
import { readJsonFile } from './json-file';
import type { LastImport } from './last-import';
import { type PlannedChange, previewImport } from './preview-import';
import { type ImportedProduct, type ImportShop, readProducts } from './products/read-products';
import { readRows } from './read-rows';
import { suggestMapping } from './suggest-mapping';

/** Shop that a file is imported into, and options of {@link previewImport}. */
export type ImportContext = {
  shop: ImportShop;
  last?: LastImport;
  isMissing?: (path: string) => Promise<boolean>;
  taskOptions?: TaskOptions | undefined;
};

/** Result of reading a file: preview, changes, and the pictures and record to store when it is applied. */
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
 * Reads a file and previews its import: file → rows → format and mapping → products → preview. Problems of the file are part of the
 * result. Rejects only if the signal is aborted.
 */
export async function readImport(
  content: Uint8Array | string,
  mapping: Partial<ImportMapping> | undefined,
  { shop, last = {}, isMissing = async () => false, taskOptions }: ImportContext,
): Promise<ReadImport> {
  const { products, problems, report, pictures = [], ...found } = await readFile(content, mapping, shop, taskOptions);
  const included = new Set(pictures.map(({ path }) => path));
  const plan = await previewImport(products, shop.products, report, {
    last,
    isMissing: async (path) => !included.has(path) && (await isMissing(path)),
    taskOptions: phase(taskOptions, 2),
  });
  const leftOut = [...problems, ...plan.problems];
  const leftOutIds = new Set(leftOut.flatMap(({ id }) => id ?? []));
  const preview = {
    ...found,
    changes: plan.changes,
    unchanged: plan.unchanged,
    leftOut: byReason(leftOut),
    // Skips warnings about products that are not imported.
    warnings: byReason(report.warnings.filter(({ id }) => id === undefined || !leftOutIds.has(id))),
  };
  return { preview, changes: plan.changes, pictures, record: plan.record };
}

/** Progress of one phase of an import: rows (0), products (1), preview (2). */
function phase({ signal, onProgress }: TaskOptions = {}, index: number): TaskOptions {
  return { ...(signal && { signal }), onProgress: (done, all) => onProgress?.(index + done / all, 3) };
}

const EMPTY_RESULT = { columns: [], categories: [], questions: [], notes: [] };

async function readFile(
  content: Uint8Array | string,
  given: Partial<ImportMapping> | undefined,
  shop: ImportShop,
  taskOptions: TaskOptions | undefined,
): Promise<Found> {
  const report = new ImportReport();
  const file = await readRows(content, isKnownHeading, phase(taskOptions, 0));
  if ('error' in file)
    return { ...EMPTY_RESULT, format: '', products: [], problems: [{ message: file.error }], report };
  if ('json' in file) return { ...EMPTY_RESULT, ...readJsonFile(file.json, shop.products), report };
  const { table } = file;
  if (table.columns.length === 0 || table.rows.length === 0) {
    const message = 'The file has no products: one line must have the headings, and products must follow.';
    return { ...EMPTY_RESULT, format: '', products: [], problems: [...table.problems, { message }], report };
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
      // Existing products keep their names, so the question only matters for new ones.
      ...questions.filter((question) => !(question.kind === 'column' && question.field === 'name') || read.hasUnnamed),
      ...read.report.questions,
    ],
    notes: table.notes,
    products: read.products,
    problems: [...table.problems, ...read.problems],
    report: read.report,
  };
}

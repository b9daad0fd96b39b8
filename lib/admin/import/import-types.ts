import type { CategoryName } from '../../catalogue/categories/new-categories';
import { groupBy } from '../../catalogue/group-by';
import type { RawProduct } from '../../catalogue/schema/product';
import type { FieldChange } from '../edits/fields';
import type { ImportField } from './import-fields';
import type { ImportMapping } from './import-mapping';

/** Place in a file: a line of a table or a path in a JSON file, and the product id if it is known. */
export type ImportPlace = { line?: number | undefined; path?: string | undefined; id?: string | undefined };

/** Problem or warning. Rows with the same cause have the same `message`; `detail` is the part that differs, such as the cell. */
export type ImportProblem = ImportPlace & { message: string; detail?: string | undefined };

/** All problems with the same message. */
export type ImportReason = { message: string; places: readonly Omit<ImportProblem, 'message'>[] };

/** Row of a table, with its cells in column order. `line` is its first line in the file, from 1. */
export type ImportRow = { line: number; cells: readonly string[] };

/** Table with unique column names. `notes` are sentences about the whole file, such as skipped lines before the header. */
export type ImportTable = {
  columns: readonly string[];
  rows: readonly ImportRow[];
  problems: readonly ImportProblem[];
  notes: readonly string[];
};

/** Contents of a file: a table, the text of a JSON file, or an error as a sentence. */
export type ImportFile = { table: ImportTable } | { json: string } | { error: string };

/** Column in the mapping: up to three different values, the field, and a warning if the field is uncertain. */
export type ImportColumn = { name: string; samples: readonly string[]; field: ImportField; warning?: string };

/** Category of the file with the key of the shop's category. `created` is a new category for it. */
export type ImportCategory = { name: string; count: number; key: string; created?: CategoryName };

/**
 * Question about missing information. Until it is answered, the values are not imported. `count` is the number of rows that wait for an
 * answer; 0 if there is one.
 * - 'decimal': cells of a column are ambiguous, such as '1.250', which is 1,250 or 1.25
 * - 'currency': prices are in another currency
 * - 'column': no column is certain to be the price, stock or name, for example with net and gross prices
 */
export type ImportQuestion =
  | { kind: 'decimal'; column: string; sample: string; count: number }
  | { kind: 'currency'; code: string; count: number }
  | { kind: 'column'; field: 'price' | 'stock' | 'name'; columns: readonly string[]; message: string; count: number };

/** Key of a question; the same in all previews of one file. */
export const questionKey = (question: ImportQuestion): string =>
  `${question.kind} ${'code' in question ? question.code : 'column' in question ? question.column : question.field}`;

/**
 * Product that an import would add, change or delete: `raw` after the import and `before`. `sizes`, `colors` and `variants` are numbers
 * after the import.
 */
export type ImportChange = {
  id: string;
  raw: RawProduct;
  before: RawProduct | undefined;
  kind: 'add' | 'update' | 'delete';
  fields: readonly FieldChange[];
  sizes: number;
  colors: number;
  variants: number;
};

/** Preview of an import. `mapping` is missing for JSON files. */
export type ImportPreview = {
  /** Label of the format, such as 'Shopify'. */
  format: string;
  mapping?: ImportMapping;
  columns: readonly ImportColumn[];
  categories: readonly ImportCategory[];
  questions: readonly ImportQuestion[];
  changes: readonly ImportChange[];
  unchanged: number;
  /** Products and rows that are not imported. */
  leftOut: readonly ImportReason[];
  /** Values that are not imported, and assumptions about products that are imported. */
  warnings: readonly ImportReason[];
  notes: readonly string[];
};

/** Report on one product. */
export type ProductReport = ReturnType<ImportReport['of']>;

/** Collects what an import leaves out, its warnings and its questions. */
export class ImportReport {
  private readonly leftOut: ImportProblem[] = [];
  private readonly warnings: ImportProblem[] = [];
  private readonly asked = new Map<string, { question: ImportQuestion; lines: Set<number> }>();

  /** Reports a product or a row that is not imported. `detail` is the part that differs between rows, such as the cell. */
  leaveOut(message: string, place: ImportPlace = {}, detail?: string): void {
    this.leftOut.push({ ...place, message, detail });
  }

  /** Reports a value that is not imported, or an assumption about a product that is imported. */
  warn(message: string, place: ImportPlace, detail?: string): void {
    this.warnings.push({ ...place, message, detail: detail?.slice(0, 120) });
  }

  /** Adds a question that a line waits for. Without a line: a question that is answered. */
  addQuestion(question: ImportQuestion, line?: number): void {
    const key = questionKey(question);
    const entry = this.asked.get(key) ?? { question, lines: new Set() };
    this.asked.set(key, entry);
    if (line !== undefined) entry.lines.add(line);
  }

  /** Report on the product at a place. `line` defaults to the first row of the product. */
  of(place: ImportPlace) {
    return {
      warn: (message: string, detail?: string, line = place.line) => this.warn(message, { ...place, line }, detail),
      addQuestion: this.addQuestion.bind(this),
    };
  }

  get questions(): ImportQuestion[] {
    return [...this.asked.values()].map(({ question, lines }) => ({ ...question, count: lines.size }));
  }

  /** All problems by reason, without warnings about products that are left out. */
  byReason(): Pick<ImportPreview, 'leftOut' | 'warnings'> {
    const ids = new Set(this.leftOut.flatMap(({ id }) => id ?? []));
    const warnings = this.warnings.filter(({ id }) => id === undefined || !ids.has(id));
    return { leftOut: toReasons(this.leftOut), warnings: toReasons(warnings) };
  }
}

/** Groups problems by message, most frequent first. */
function toReasons(problems: readonly ImportProblem[]): ImportReason[] {
  return [...groupBy(problems, ({ message }) => message)]
    .map(([message, same]) => ({ message, places: same.map(({ message: _, ...place }) => place) }))
    .sort((a, b) => b.places.length - a.places.length);
}

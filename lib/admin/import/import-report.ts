import { groupBy } from '../../catalogue/group-by';
import {
  type ImportPlace,
  type ImportPreview,
  type ImportProblem,
  type ImportQuestion,
  type ImportReason,
  questionKey,
} from './import-types';

/** Report on one product. `line` defaults to the first row of the product. */
export type ProductReport = {
  warn: (message: string, detail?: string, line?: number) => void;
  addQuestion: (question: ImportQuestion, line?: number) => void;
};

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

  /** Report on the product at a place. */
  of(place: ImportPlace): ProductReport {
    return {
      warn: (message, detail, line = place.line) => this.warn(message, { ...place, line }, detail),
      addQuestion: (question, line) => this.addQuestion(question, line),
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

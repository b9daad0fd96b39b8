import type { ImportPlace, ImportProblem, ImportQuestion, ImportReason } from './import-types';

/** Report on one product. `line` defaults to the first row of the product. */
export type ProductReport = {
  warn: (message: string, detail?: string, line?: number) => void;
  addQuestion: (question: ImportQuestion, line: number) => void;
};

/** Discards warnings and questions. */
export const NO_REPORT: ProductReport = { warn: () => undefined, addQuestion: () => undefined };

/** Collects warnings and questions of an import. */
export class ImportReport {
  readonly warnings: ImportProblem[] = [];
  private readonly questionsByKey = new Map<string, { question: ImportQuestion; lines: Set<number> }>();

  /** Adds a warning. `detail` is the part that differs between rows, such as the cell. */
  warn(message: string, place: ImportPlace = {}, detail?: string): void {
    this.warnings.push({ ...place, message, ...(detail !== undefined && { detail: detail.slice(0, 120) }) });
  }

  /** Adds a question that concerns a line. The `count` of a question is its number of lines. */
  addQuestion(question: ImportQuestion, line: number): void {
    const subject =
      question.kind === 'currency' ? question.code : question.kind === 'decimal' ? question.column : question.field;
    const key = `${question.kind} ${subject}`;
    const entry = this.questionsByKey.get(key) ?? { question, lines: new Set() };
    this.questionsByKey.set(key, entry);
    entry.lines.add(line);
  }

  /** Report on the product at a place. */
  of(place: ImportPlace): ProductReport {
    return {
      warn: (message, detail, line) => this.warn(message, line === undefined ? place : { ...place, line }, detail),
      addQuestion: (question, line) => this.addQuestion(question, line),
    };
  }

  get questions(): ImportQuestion[] {
    return [...this.questionsByKey.values()].map(({ question, lines }) =>
      question.kind === 'column' ? question : { ...question, count: lines.size },
    );
  }
}

/** Groups problems by message, most frequent first. */
export function byReason(problems: readonly ImportProblem[]): ImportReason[] {
  const reasons = new Map<string, ImportReason['places'][number][]>();
  for (const { message, ...place } of problems) {
    const places = reasons.get(message);
    if (places) places.push(place);
    else reasons.set(message, [place]);
  }
  return [...reasons]
    .map(([message, places]) => ({ message, places }))
    .sort((a, b) => b.places.length - a.places.length);
}

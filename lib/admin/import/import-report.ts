import type { ImportPlace, ImportProblem, ImportQuestion, ImportReason } from './import-types';

/** The report on one product; `line` is that of a row, by default of its first. */
export type ProductReport = {
  warn: (message: string, detail?: string, line?: number) => void;
  ask: (question: ImportQuestion, line: number) => void;
};

/** A report that nobody reads. */
export const NO_REPORT: ProductReport = { warn: () => undefined, ask: () => undefined };

/** Collects warnings and questions of an import. */
export class ImportReport {
  readonly warnings: ImportProblem[] = [];
  private readonly asked = new Map<string, { question: ImportQuestion; places: Set<string> }>();

  /** Adds a warning; the same message at several places is one reason. */
  warn(message: string, place: ImportPlace = {}, detail?: string): void {
    this.warnings.push({ ...place, message, ...(detail !== undefined && { detail: detail.slice(0, 120) }) });
  }

  /** Adds a question at a place; its `count` becomes the number of rows that it concerns. */
  ask(question: ImportQuestion, line: number): void {
    const key =
      question.kind === 'currency' ? question.code : question.kind === 'decimal' ? question.column : question.field;
    const asked = this.asked.get(`${question.kind} ${key}`) ?? { question, places: new Set() };
    this.asked.set(`${question.kind} ${key}`, asked);
    asked.places.add(String(line));
  }

  /** The report on the product at a place. */
  of(place: ImportPlace): ProductReport {
    return {
      warn: (message, detail, line) => this.warn(message, line === undefined ? place : { ...place, line }, detail),
      ask: (question, line) => this.ask(question, line),
    };
  }

  get questions(): ImportQuestion[] {
    return [...this.asked.values()].map(({ question, places }) =>
      question.kind === 'column' ? question : { ...question, count: places.size },
    );
  }
}

/** Problems by their message, the most frequent first. */
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

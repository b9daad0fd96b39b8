import type { IndexRow } from '../index/row';
import { type Finding, findingsOf, isNews, leftOutOf } from './findings';
import type { RequestLine, RequestList } from './request';
import { type LeftOutReason, type Totals, totalsOf } from './totals';

/** A line beside its product as the catalog has it now. */
export type ReviewedLine = {
  line: RequestLine;
  /** Undefined where the catalog does not have it, or is not known whole yet. */
  row: IndexRow | undefined;
  findings: readonly Finding[];
  /** Whether something changed that `acknowledge` takes over. */
  hasNews: boolean;
  leftOut: LeftOutReason | undefined;
  /** Cents, for one and for all; both 0 for a line that is left out. */
  unit: number;
  amount: number;
  /** Cents that a discount takes off the amount. */
  saved: number;
};

/** The lines of a request list beside the catalog of today, and their totals. */
export type Review = { lines: readonly ReviewedLine[]; totals: Totals };

/**
 * The list as the catalog has its products now. `rows` are those of its products, in any order, and of the pieces of kits that are to be
 * named; a product without a row is gone, or unknown where the catalog is not known whole.
 */
export function reviewList({ head, lines }: RequestList, rows: readonly IndexRow[], isWhole = true): Review {
  const known = new Map(rows.map((row) => [row.card.id, row]));
  const reviewed = lines.map((line) => reviewLine(line, known, head.state, isWhole));
  return { lines: reviewed, totals: totalsOf(reviewed) };
}

/** The ids of products to ask the catalog for: those of the list, and the pieces of its kits that are not among the rows yet. */
export function productsOf({ lines }: RequestList, rows: readonly IndexRow[] = []): string[] {
  const listed = new Set(lines.map(({ product }) => product));
  const kits = rows.filter(({ card }) => listed.has(card.id));
  return [...new Set([...listed, ...kits.flatMap(({ pieces = [] }) => pieces)])];
}

function reviewLine(
  line: RequestLine,
  rows: ReadonlyMap<string, IndexRow>,
  state: string,
  isWhole: boolean,
): ReviewedLine {
  const row = rows.get(line.product);
  if (!row) {
    const findings: Finding[] = isWhole ? [{ kind: 'gone' }] : [];
    const leftOut = isWhole ? 'gone' : 'unknown';
    return { line, row, findings, hasNews: false, leftOut, unit: 0, amount: 0, saved: 0 };
  }
  const findings = findingsOf(line, row, state, rows);
  const leftOut = leftOutOf(row, findings);
  const unit = leftOut ? 0 : toCents(row.card.price);
  const before = leftOut ? 0 : Math.max(toCents(row.card.oldPrice ?? 0), unit);
  return {
    line,
    row,
    findings,
    hasNews: findings.some(isNews),
    leftOut,
    unit,
    amount: unit * line.quantity,
    saved: (before - unit) * line.quantity,
  };
}

/** US dollars in whole cents: sums of dollars would drift. */
function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

import { toMinorUnits } from '../catalogue/minor-units';
import { STATES } from '../catalogue/states';
import type { ResolvedVariant } from '../catalogue/variants/resolve-variant';
import { counted } from '../counted';
import { listed } from '../listed';
import type { IndexRow } from '../listing/row';
import { soldOf } from '../listing/sold-of';
import { type Finding, findingsOf, isNews, leftOutOf } from './findings';
import { lineVariant } from './line-variant';
import type { RequestLine, RequestList } from './request';

/** A line beside its product as the catalog has it now. */
export type ReviewedLine = {
  line: RequestLine;
  /** Undefined where the catalog does not have it, or is not known whole yet. */
  row: IndexRow | undefined;
  /** The combination that it asks for as it is sold now, at its quantity; undefined with the row. */
  variant: ResolvedVariant | undefined;
  /** The item number as it is now, or as it was of a product that the catalog does not have. */
  number: string | undefined;
  findings: readonly Finding[];
  /** Whether something changed that `acknowledge` takes over. */
  hasNews: boolean;
  leftOut: LeftOutReason | undefined;
  /** The currency's smallest units, for one and for all; both 0 for a line that is left out. */
  unit: number;
  amount: number;
  /** The units that a discount takes off the amount. */
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
  const gone = isWhole ? 'gone' : 'unknown';
  const findings = row ? findingsOf(line, row, state, rows) : isWhole ? [{ kind: 'gone' } as const] : [];
  const variant = row && lineVariant(line, soldOf(row));
  const leftOut = variant ? leftOutOf(variant, findings) : gone;
  const { price = 0, oldPrice = 0 } = (!leftOut && variant) || {};
  const unit = toMinorUnits(price);
  return {
    line,
    row,
    variant,
    number: variant ? variant.number : line.model,
    findings,
    hasNews: findings.some(isNews),
    leftOut,
    unit,
    amount: unit * line.quantity,
    saved: (Math.max(toMinorUnits(oldPrice), unit) - unit) * line.quantity,
  };
}

/** The reason why sums leave out a line; 'unknown' while the catalog is not known whole. */
type LeftOutReason = 'gone' | 'not-offered' | 'on-request' | 'unknown';

/** Sums of some lines, in the currency's smallest units. */
export type Totals = {
  subtotal: number;
  /** The sum of discounts, against the old prices. */
  saved: number;
  /** Lines that are counted, and the pieces in them. */
  lines: number;
  pieces: number;
  /** Lines that are not counted, by reason. */
  leftOut: Readonly<Record<LeftOutReason, number>>;
  /** Lines that are not shipped to the state of the list, and those not shipped to some cities. */
  notShipped: number;
  someCities: number;
  /** The least ages of buyers, each once, from the lowest. */
  ages: readonly number[];
};

/** The totals of reviewed lines: sums of money, pieces, and the counts of lines by finding. */
export function totalsOf(reviewed: readonly ReviewedLine[]): Totals {
  const sum = (of: (line: ReviewedLine) => number) => reviewed.reduce((total, line) => total + of(line), 0);
  const withFinding = (kind: Finding['kind']) =>
    sum(({ findings }) => (findings.some((finding) => finding.kind === kind) ? 1 : 0));
  const leftOut = (reason: LeftOutReason) => sum((line) => (line.leftOut === reason ? 1 : 0));
  const ages = reviewed.flatMap(({ findings }) =>
    findings.flatMap((finding) => (finding.kind === 'minimum-age' ? finding.age : [])),
  );
  return {
    subtotal: sum(({ amount }) => amount),
    saved: sum(({ saved }) => saved),
    lines: sum((line) => (line.leftOut ? 0 : 1)),
    pieces: sum((line) => (line.leftOut ? 0 : line.line.quantity)),
    leftOut: {
      'on-request': leftOut('on-request'),
      gone: leftOut('gone'),
      'not-offered': leftOut('not-offered'),
      unknown: leftOut('unknown'),
    },
    notShipped: withFinding('not-shipped'),
    someCities: withFinding('some-cities'),
    ages: [...new Set(ages)].sort((a, b) => a - b),
  };
}

/** 'The total leaves out 2 lines priced on request and 1 that is no longer sold.'; undefined where it counts every line. */
export function leftOutSentence({ leftOut }: Pick<Totals, 'leftOut'>): string | undefined {
  const is = (count: number) => (count === 1 ? 'is' : 'are');
  const reasons: [count: number, why: string][] = [
    [leftOut['on-request'], 'priced on request'],
    [leftOut.gone, `that ${is(leftOut.gone)} no longer sold`],
    [leftOut['not-offered'], 'in a choice that is not offered'],
    [leftOut.unknown, `that ${is(leftOut.unknown)} still being looked up`],
  ];
  const parts = reasons
    .filter(([count]) => count > 0)
    .map(([count, why], index) => `${index === 0 ? counted(count, 'line') : count} ${why}`);
  return parts.length === 0 ? undefined : `The total leaves out ${listed(parts)}.`;
}

/** Remarks on a total, a sentence each: what it leaves out, what is not shipped to the list's state, and the buyer's age. */
export function totalRemarks(totals: Totals, state: string): string[] {
  const { notShipped, someCities, ages } = totals;
  const left = leftOutSentence(totals);
  const are = (count: number) => `${counted(count, 'line')} ${count === 1 ? 'is' : 'are'}`;
  return [
    ...(left ? [left] : []),
    ...(notShipped > 0 ? [`${are(notShipped)} not shipped to ${STATES[state] ?? state}.`] : []),
    ...(someCities > 0 ? [`${are(someCities)} not shipped to some cities.`] : []),
    ...(ages.length > 0 ? [`The buyer must be ${ages.at(-1)} or older for what is marked so.`] : []),
  ];
}

import { STATES } from '../catalogue/states';
import { counted } from '../counted';
import { listed } from '../listed';
import type { Finding } from './findings';
import type { RequestLine } from './request';

/** The reason why sums leave out a line; 'unknown' while the catalog is not known whole. */
export type LeftOutReason = 'gone' | 'not-offered' | 'on-request' | 'unknown';

/** The parts of a line that sums need; `ReviewedLine` has them. */
type Summed = {
  line: RequestLine;
  findings: readonly Finding[];
  leftOut: LeftOutReason | undefined;
  amount: number;
  saved: number;
};

/** Sums of some lines, in cents. */
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
export function totalsOf(reviewed: readonly Summed[]): Totals {
  const sum = (of: (line: Summed) => number) => reviewed.reduce((total, line) => total + of(line), 0);
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
    [leftOut['not-offered'], `in a color or size that is no longer offered`],
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

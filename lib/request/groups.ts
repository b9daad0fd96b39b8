import { groupBy } from '../catalogue/group-by';
import { lineProductWords } from './line-words';
import { forNoOne } from './request-messages';
import { type ReviewedLine, type Totals, totalsOf } from './review';

/** The fact by which the lines of a request list are grouped. */
export type GroupBy = 'none' | 'person' | 'product';

/** Lines that belong together, under a heading: '' where all do. */
export type LineGroup = { key: string; heading: string; lines: readonly ReviewedLine[]; totals: Totals };

/** The lines in groups, in the order in which these first appear, each with its sums; lines for nobody come last. */
export function groupLines(lines: readonly ReviewedLine[], by: GroupBy): LineGroup[] {
  const groups = [...groupBy(lines, (reviewed) => keyOf(reviewed, by))].map(([key, group]) => ({
    key,
    heading: headingOf(group[0] as ReviewedLine, by),
    lines: group,
    totals: totalsOf(group),
  }));
  return groups.sort((a, b) => Number(a.key === '') - Number(b.key === ''));
}

function keyOf({ line }: ReviewedLine, by: GroupBy): string {
  if (by === 'none') return '';
  return by === 'product' ? line.product : (line.person ?? '').toLowerCase();
}

function headingOf(first: ReviewedLine, by: GroupBy): string {
  if (by === 'none') return '';
  return by === 'product' ? lineProductWords(first) : (first.line.person ?? forNoOne);
}

import { MOST_VARIANTS } from '../../../catalogue/choice';
import { choicesAmong, countChoices } from '../../../catalogue/variants/combinations';
import type { ArrangedRow, SenderFile } from './sender';
import type { NamedValue, SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

type Option = { name: string; values: readonly string[] };

/** A row for each combination of a product whose file names values and no combinations; none where they are too many, which is told. */
export function everyCombination(
  row: SenderRow,
  options: readonly Option[],
  { problems }: SenderFile,
  factsOf: (values: readonly NamedValue[]) => SenderFacts,
): ArrangedRow[] {
  const named = options.filter(({ name, values }) => name && values.length > 0);
  if (named.length === 0) return [];
  if (countChoices(named) > MOST_VARIANTS) {
    problems.push({
      line: row.line,
      message: 'Its options make more combinations than a product can have; it comes in without them.',
    });
    return [];
  }
  return choicesAmong(named).map((choice) => {
    const pairs = Object.entries(choice);
    return { row, facts: { ...factsOf(pairs), options: pairs } };
  });
}

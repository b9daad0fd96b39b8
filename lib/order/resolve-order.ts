import type { OrderColumn } from './columns';
import { MOST_READ } from './limits';
import { personOfHeading } from './line-remarks';
import { isNoOrder } from './no-order';
import type { OrderKnowledge } from './order-knowledge';
import type { Resolution } from './resolution';
import { type LineParts, resolveLine } from './resolve-line';
import { toTokens } from './token';
import { type WrittenLine, writtenLines } from './written-lines';

/**
 * Reads a text as people write orders, a line each or a table, and says of every line what it means. A line of several sizes gives
 * a resolution for each; blank lines give none. The lines under a person's name are for that person, as far as the next blank line.
 * Beyond {@link MOST_READ} lines one resolution says how many are left out.
 */
export function resolveOrder(text: string, knowledge: OrderKnowledge): Resolution[] {
  let group: { person: string; under: string; next: number } | undefined;
  return writtenLines(text).flatMap((line): Resolution[] => {
    const person = personOf(line, knowledge);
    if (person !== undefined) {
      // A blank line may stand under the name.
      group = { person, under: line.text, next: line.at + 2 };
      return [{ kind: 'heading', text: line.text, at: line.at }];
    }
    const found = resolveWritten(line, knowledge);
    // Lines that another one announces, as 'For the store room:' does, are not this person's.
    if (line.kind === 'heading' || (group && line.at > group.next) || line.text.endsWith(':')) group = undefined;
    if (!group) return found;
    const { person: whose, under } = group;
    group.next = line.at + 1;
    return found.map((one) => (one.kind === 'heading' ? one : { person: whose, under, ...one }));
  });
}

/** The person whose lines follow one that is a name and a colon. */
function personOf(line: WrittenLine, knowledge: OrderKnowledge): string | undefined {
  if (line.kind !== 'line' || line.heading || !line.text.trimEnd().endsWith(':') || isNoOrder(line.text))
    return undefined;
  return personOfHeading(toTokens(line.parts), (word) => knowledge.isKnown(word));
}

function resolveWritten(line: WrittenLine, knowledge: OrderKnowledge): Resolution[] {
  const { text, at } = line;
  if (line.kind === 'heading') return [{ kind: 'heading', text, at }];
  if (line.kind === 'beyond') {
    const others = line.more === 0 ? '' : `, nor the ${line.more} after it`;
    return [
      {
        kind: 'none',
        text,
        at,
        quantity: 1,
        doubts: [`Only the first ${MOST_READ} lines are read: this one is not${others}.`],
      },
    ];
  }
  const cut = line.isCut ? ['Only the beginning of this line is read.'] : [];
  const place = { text, at, ...(line.heading && { under: line.heading.text }) };
  return resolveLine(partsOf(line), knowledge).map(
    (meaning) => ({ ...place, ...meaning, doubts: [...meaning.doubts, ...cut] }) as Resolution,
  );
}

/** The parts of a line by what they say; without a heading all of them are words. */
function partsOf({ parts, heading, isTable, text }: WrittenLine & { kind: 'line' }): LineParts {
  const columns = heading?.columns;
  if (!columns) return { line: text, words: parts, item: [], cells: {}, isTable };
  const of = (...wanted: (OrderColumn | undefined)[]) =>
    parts.filter((cell, index) => cell !== '' && wanted.includes(columns[index]));
  const first = (column: OrderColumn) => of(column)[0];
  const cell = (column: OrderColumn) => (columns.includes(column) ? { [column]: of(column).join(' ') } : {});
  const [person, note] = [first('person'), first('note')];
  return {
    line: parts.filter(Boolean).join(' '),
    item: of('item'),
    words: of('maker', 'words', undefined),
    cells: {
      ...cell('quantity'),
      ...cell('size'),
      ...cell('waist'),
      ...cell('length'),
      ...cell('sleeve'),
      ...cell('color'),
    },
    isTable: false,
    ...(person !== undefined && { person }),
    ...(note !== undefined && { note }),
  };
}

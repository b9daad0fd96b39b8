import type { Column } from './columns';
import { MOST_READ } from './most';
import type { OrderKnowledge } from './order-knowledge';
import type { Resolution } from './resolution';
import { type LineParts, resolveLine } from './resolve-line';
import { type Written, writtenLines } from './written-lines';

/**
 * Reads a text as people write orders, a line each or a table, and says of every line what it means. A line of several sizes gives
 * a resolution for each; blank lines give none. Beyond {@link MOST_READ} lines one resolution says how many are left out.
 */
export function resolveOrder(text: string, knowledge: OrderKnowledge): Resolution[] {
  return writtenLines(text).flatMap((line) => resolveWritten(line, knowledge));
}

function resolveWritten(line: Written, knowledge: OrderKnowledge): Resolution[] {
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
  return resolveLine(partsOf(line), knowledge).map(
    (meaning) => ({ text, at, ...meaning, doubts: [...meaning.doubts, ...cut] }) as Resolution,
  );
}

/** The parts of a line by what they say; without a heading all of them are words. */
function partsOf({ parts, columns, isTable, text }: Written & { kind: 'line' }): LineParts {
  if (!columns) return { line: text, words: parts, item: [], cells: {}, isTable };
  const of = (...wanted: (Column | undefined)[]) =>
    parts.filter((cell, index) => cell !== '' && wanted.includes(columns[index]));
  const first = (column: Column) => of(column)[0];
  const cell = (column: Column) => (columns.includes(column) ? { [column]: of(column).join(' ') } : {});
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

import { choiceWords, ownNames } from '@/lib/catalogue/choice';
import { sizeControls } from '@/lib/catalogue/size-controls';
import type { Mark, Resolution } from '@/lib/order/resolution';
import { chosenOf, isOrdered, isReady, type OrderedLine, type Pick, type Picks } from './pad-picks';

type Asked = { line: OrderedLine; pick: Pick };

/**
 * The text of what is not added, as it was written and each line under its heading still. A line of which a part is added stays with the
 * rest. Lines that order nothing stay beside such lines; where all that was asked for is added nothing stays.
 */
export function leftOf(lines: readonly Resolution[], picks: Picks): string {
  const written = new Map<number, { first: Resolution; asked: Asked[] }>();
  for (const [index, line] of lines.entries()) {
    const entry = written.get(line.at) ?? { first: line, asked: [] };
    const pick = picks[index];
    if (isOrdered(line) && pick) written.set(line.at, { first: line, asked: [...entry.asked, { line, pick }] });
    else if (line.kind === 'prose') written.set(line.at, entry);
  }
  const left: string[] = [];
  let last: string | undefined;
  let isAsked = false;
  for (const { first, asked } of written.values()) {
    const open = asked.filter(({ pick }) => !isReady(pick));
    if (asked.length > 0 && open.length === 0) continue;
    isAsked ||= open.length > 0;
    // A blank line ends what stands under a heading.
    if (first.under !== last) left.push(first.under ?? '');
    left.push(open.length === asked.length ? first.text : restOf(asked, open));
    last = first.under;
  }
  return isAsked ? left.join('\n') : '';
}

/** A written line without what is added of it: without its pieces, or where it shares all of them, what is left in new words. */
function restOf(asked: readonly Asked[], open: readonly Asked[]): string {
  const [{ line }] = asked as [Asked];
  const kept = open.flatMap((one) => one.line.marks);
  const added = asked.filter((one) => !open.includes(one)).flatMap((one) => one.line.marks);
  const gone = added.filter((mark) => !kept.some((other) => touches(mark, other)));
  if (gone.length > 0) return withoutMarks(line, gone);
  const words = open.map(({ pick }) => inWords(pick));
  return words.every((text) => text !== undefined) ? words.join('\n') : line.text;
}

const touches = (one: Mark, other: Mark) => one.start < other.end && other.start < one.end;

function withoutMarks({ text, under }: OrderedLine, gone: readonly Mark[]): string {
  const cut = text.split('');
  for (const { start, end } of gone) cut.fill('', start, end);
  const rest = cut.join('');
  // The cells of a table keep their places.
  if (under !== undefined || rest.includes('\t')) return rest;
  return rest.replace(/(?:\s*[,;])+(?=\s*[,;])|\s+(?=[,;\s])/g, '').replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** A pick as a line that is read again as the same: 'acme-1, Black, 34x32, Hand Left, x4 for Okafor'; undefined while no product is chosen. */
function inWords(pick: Pick): string | undefined {
  const row = chosenOf(pick)?.row;
  if (!row) return undefined;
  const sizes = sizeControls(row.sizes).flatMap(({ name }) => pick.choice[name] ?? []);
  const own = ownNames(pick.choice).map((name) => choiceWords({ [name]: pick.choice[name] as string }));
  const goods = [row.card.id, pick.choice.color, sizes.join('x'), ...own].filter(Boolean).join(', ');
  return `${goods}, x${pick.quantity}${pick.person && ` for ${pick.person}`}`;
}

import { sizeControls } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';
import type { Searcher } from '../search/searcher';
import { isNoOrder } from './no-order';
import { OrderKnowledge } from './order-knowledge';
import type { Ask, Mark, Resolution, TableColumns } from './resolution';
import { resolveOrder } from './resolve-order';

/** STUB of the reader that is being written. */
export class OrderDesk {
  private readonly knowledge: OrderKnowledge;

  constructor(rows: readonly IndexRow[], searcher: Searcher) {
    this.knowledge = new OrderKnowledge(rows, searcher);
  }

  *read(text: string, columns: TableColumns = {}): Generator<{ done: number; of: number }, Resolution[]> {
    const found = resolveOrder(text, this.knowledge) as Resolution[];
    const answer: Resolution[] = [];
    for (const [index, line] of found.entries()) {
      answer.push(...stub(line, columns));
      const end = performance.now() + (globalThis as { SLOW?: number }).SLOW! || 0;
      while (performance.now() < end);
      yield { done: index + 1, of: found.length };
    }
    return answer;
  }

  resolve(text: string, columns?: TableColumns): Resolution[] {
    const reading = this.read(text, columns);
    for (;;) {
      const step = reading.next();
      if (step.done) return step.value;
    }
  }
}

function stub(line: Resolution, columns: TableColumns): Resolution[] {
  if (line.kind === 'heading') {
    const names = line.text.split('\t');
    if (names.length < 2) return [line];
    const guess = names.map((name) => {
      const word = name.trim().toLowerCase();
      if (/qty|quantity/.test(word)) return 'quantity';
      if (/item|number/.test(word)) return 'item';
      if (/desc/.test(word)) return 'words';
      if (/^size$/.test(word)) return 'size';
      if (/color/.test(word)) return 'color';
      if (/officer|name|for/.test(word)) return 'person';
      return undefined;
    });
    return [
      {
        kind: 'table',
        text: line.text,
        at: line.at,
        names,
        columns: (columns[line.at] ?? guess) as never,
        isUnderstood: !(columns[line.at] ?? guess).includes(undefined as never),
      },
    ];
  }
  if (line.kind === 'prose' || line.kind === 'table') return [line];
  if (line.kind === 'none' && (isNoOrder(line.text) || /^(hi|please|thanks|ship|regards)/i.test(line.text)))
    return [{ kind: 'prose', text: line.text, at: line.at }];
  const marks: Mark[] = [];
  const doubts = line.doubts;
  for (const { 0: word, index } of line.text.matchAll(/[^\s,;:]+/g)) {
    const end = index + word.length;
    const mark = (role: Mark['role']) => marks.push({ start: index, end, role });
    if (/^(x\d+|\d+x|\d{1,2})$/i.test(word)) {
      mark(Number(/\d+/.exec(word)?.[0]) === line.quantity ? 'quantity' : word.length > 1 && index > 0 ? 'aside' : 'position');
    } else if (/^\$/.test(word)) mark('price');
    else if (/^\d{2}x\d{2}$|^(\d?XL|XS|S|M|L)$/i.test(word)) mark('size');
    else if (/\d{3,}/.test(word)) mark('number');
    else if (line.person?.includes(word)) mark('person');
  }
  const asks: Ask[] = [];
  if (line.kind === 'found') {
    const { row, choice } = line.candidate;
    if (row.colors.length > 0 && !choice.color) asks.push('color');
    for (const { name } of sizeControls(row.sizes)) if (!choice[name]) asks.push(name);
  }
  if (marks.some(({ role }) => role === 'aside')) asks.unshift('quantity');
  return [{ ...line, marks, doubts, asks } as Resolution];
}

import { newId } from './new-id';
import { addLines, subjectOf } from './operations';
import type { RequestHead, RequestLine, RequestList } from './request';

/** How many lines of another list stand in this one too, with the same product, choice, person, note and quantity. */
export function countSame(list: RequestList, other: RequestList): number {
  return other.lines.length - newOf(list, other).length;
}

/** One list with the lines of another behind its own, and with what the other's head says where its own says nothing. */
export function joinLists(list: RequestList, other: RequestList, { skipSame = false } = {}): RequestList {
  const lines = skipSame ? newOf(list, other) : other.lines;
  const head = Object.fromEntries(
    Object.entries(list.head).map(([field, text]) => [field, text || other.head[field as keyof RequestHead]]),
  ) as RequestHead;
  return addLines(
    { ...list, head },
    lines.map((line) => ({ ...line, id: newId() })),
  );
}

/** The lines that a list does not have: each of its own stands for one other. */
function newOf(list: RequestList, other: RequestList): RequestLine[] {
  const same = (line: RequestLine) => `${line.quantity} ${subjectOf(line)}`;
  const left = new Map<string, number>();
  for (const key of list.lines.map(same)) left.set(key, (left.get(key) ?? 0) + 1);
  return other.lines.filter((line) => {
    const count = left.get(same(line)) ?? 0;
    left.set(same(line), count - 1);
    return count <= 0;
  });
}

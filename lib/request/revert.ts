import { restoreLines } from './operations';
import type { RequestHead, RequestLine, RequestList } from './request';

/** A list before a change and after it. */
export type Deed = { before: RequestList; after: RequestList };

/**
 * The list with a change taken back: lines that it added, changed or took out, and fields of the head, become what they were; what
 * somebody has changed since stays as it is now. The order of the lines that were there all the time is not taken back.
 */
export function revert(now: RequestList, { before, after }: Deed): RequestList {
  const [old, done] = [byId(before), byId(after)];
  const lines = now.lines.flatMap((line) => {
    const isUntouched = isSame(line, done.get(line.id));
    return isUntouched ? (old.get(line.id) ?? []) : line;
  });
  const gone = before.lines.filter(({ id }) => !done.has(id)).map(({ id }) => id);
  return restoreLines({ head: revertHead(now.head, before.head, after.head), lines }, before, gone);
}

function revertHead(now: RequestHead, before: RequestHead, after: RequestHead): RequestHead {
  const fields = Object.keys(now) as (keyof RequestHead)[];
  return Object.fromEntries(
    fields.map((field) => [field, now[field] === after[field] ? before[field] : now[field]]),
  ) as RequestHead;
}

const byId = ({ lines }: RequestList) => new Map(lines.map((line) => [line.id, line]));

const isSame = (line: RequestLine, other: RequestLine | undefined) => JSON.stringify(line) === JSON.stringify(other);

import { LIST_VERSION, type ReadList, readList } from '../request/read-list';
import { EMPTY_LIST, type RequestList } from '../request/request';
import { type Kept, newMark } from '../storage/document';

/** What was read last: the mark of the document, its text, and what that says; undefined where it cannot be read. */
export type Seen = { mark: string | undefined; text: string; read: ReadList | undefined };

/** What is seen where nothing is kept. */
export const NOTHING_SEEN: Seen = { mark: undefined, text: '', read: { list: EMPTY_LIST, faults: [] } };

/** What a document says of the list. */
export function fromKept({ head: { mark }, parts }: Kept): Seen {
  const text = parts.join('');
  try {
    return { mark, text, read: readList(JSON.parse(text)) };
  } catch {
    return { mark, text, read: undefined };
  }
}

/** The document of a list, and what will be seen of it. */
export function toKept(list: RequestList): { kept: Kept; seen: Seen } {
  const mark = newMark();
  const text = JSON.stringify({ v: LIST_VERSION, ...list });
  // Its order among others is that of the database: the mark is enough.
  return { kept: { head: { rev: 0, mark }, parts: [text] }, seen: { mark, text, read: { list, faults: [] } } };
}

/** Does something with the database; where that has no room, or is denied, it says so. */
export async function reaching<Result>(
  work: () => Promise<Result>,
): Promise<Result | { ok: false; reason: 'full' | 'denied' }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, reason: error.name === 'QuotaExceededError' ? 'full' : 'denied' };
  }
}

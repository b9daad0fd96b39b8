import { LIST_VERSION, type ReadList, readList } from '../request/read-list';
import { EMPTY_LIST, MOST_LINES, type RequestList } from '../request/request';
import { type Area, local } from '../storage/area';
import { onChange } from '../storage/changes';
import { type Kept, newMark, type SharedDocument, sharedDocument } from '../storage/document';
import { isDenied } from '../storage/read';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';
import { writeText } from '../storage/write';
import { countWord, REQUEST_COUNT } from './request-count';

/** The last reading: the mark of the document, its text, and what that says; undefined where it cannot be read. */
type Seen = { mark: string | undefined; text: string; read: ReadList | undefined };

/** The reading where nothing is kept. */
const NOTHING_SEEN: Seen = { mark: undefined, text: '', read: { list: EMPTY_LIST, faults: [] } };

/** The list in a document, with its mark and text. */
function fromKept({ head: { mark }, parts }: Kept): Seen {
  const text = parts.join('');
  try {
    return { mark, text, read: readList(JSON.parse(text)) };
  } catch {
    return { mark, text, read: undefined };
  }
}

/** The document of a list, and what will be seen of it. */
function toKept(list: RequestList): { kept: Kept; seen: Seen } {
  const mark = newMark();
  const text = JSON.stringify({ v: LIST_VERSION, ...list });
  // The document's order among others is that of the database: the mark is enough.
  return { kept: { head: { rev: 0, mark }, parts: [text] }, seen: { mark, text, read: { list, faults: [] } } };
}

/** The result of work with the database, or the word that it has no room or is denied. */
async function reaching<Result>(
  work: () => Promise<Result>,
): Promise<Result | { ok: false; reason: 'full' | 'denied' }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, reason: error.name === 'QuotaExceededError' ? 'full' : 'denied' };
  }
}

/**
 * The reason why nothing was changed: no room, no database, a list that cannot be read and is left as it is, or more lines than a
 * list can have.
 */
export type Refused = 'full' | 'denied' | 'unreadable' | 'too-many';
/** The request list after a change, or the reason why it was not kept. */
export type RequestListResult = { ok: true; list: RequestList } | { ok: false; reason: Refused };
const NAME = 'request';
/** The mark of the document, other with each writing of it: how tabs hear of a change that leaves the count as it is. */
const MARK = 'request-mark';
/** Tries of a change that another tab was quicker with; some tab gets on each time. */
const TRIES = 100;

/** The error with which {@link RequestListStore.read} rejects. */
export class UnreadList extends Error {
  constructor(readonly reason: Extract<Refused, 'denied' | 'unreadable'>) {
    super(`The request list cannot be read: ${reason}`);
  }
}

/**
 * The request list as a store for React, shared by all tabs. Every change reads the document as it stands, is made of that and written only
 * if nobody has written since, and is made anew else; memory never runs ahead of what is stored. No lock is held: a tab that the browser
 * has put to sleep cannot keep the others waiting.
 */
export class RequestListStore {
  private readonly listeners = new Set<() => void>();
  private readonly count;
  private readonly mark;
  private seen: Seen | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private stop: (() => void) | undefined;

  constructor(
    private readonly document: SharedDocument,
    private readonly area: Area,
  ) {
    this.count = storedValue(area, REQUEST_COUNT, countWord);
    this.mark = storedValue(area, MARK, word(/^\w+$/));
  }

  /** Calls back when the list has become another, in another tab too; returns the way to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.stop = this.follow();
    this.listeners.add(listener);
    return () => {
      if (this.listeners.delete(listener) && this.listeners.size === 0) this.stop?.();
    };
  };

  /** The list as it was read last; undefined before that, and where it cannot be read. */
  readonly get = (): RequestList | undefined => this.seen?.read?.list;

  /** Reads the list as it stands, and mends the count of its lines. Rejects with {@link UnreadList}. */
  readonly read = (): Promise<RequestList> =>
    this.inTurn(async () => {
      const outcome = await reaching(async (): Promise<RequestListResult> => {
        await this.look();
        await this.note();
        const list = this.get();
        return list ? { ok: true, list } : { ok: false, reason: 'unreadable' };
      });
      if (outcome.ok) return outcome.list;
      throw new UnreadList(outcome.reason === 'unreadable' ? 'unreadable' : 'denied');
    });

  /** Changes the list as it stands by then; `change` may be called several times, and its errors are the caller's. */
  readonly change = (change: (list: RequestList) => RequestList): Promise<RequestListResult> =>
    this.inTurn(() =>
      this.writing((seen) => {
        if (!seen.read) return 'unreadable';
        const next = change(seen.read.list);
        const hasGrown = next.lines.length > seen.read.list.lines.length;
        return next.lines.length > MOST_LINES && hasGrown ? 'too-many' : next;
      }),
    );

  /** Begins a new list where there is one that cannot be read; its text is set aside. A list that can be read stays. */
  readonly startAnew = (): Promise<RequestListResult> =>
    this.inTurn(() => this.writing((seen) => seen.read?.list ?? { ...EMPTY_LIST }));

  private follow(): () => void {
    let heard = this.mark.get();
    // Changes since the last look were heard by no one.
    if (this.seen && heard !== this.seen.mark) void this.read().catch(() => undefined);
    return onChange(MARK, () => {
      const mark = this.mark.get();
      // The same mark is told of again where there was no room to write another.
      if (mark === heard) return;
      heard = mark;
      if (mark !== this.seen?.mark) void this.read().catch(() => undefined);
    });
  }

  /** Work in turn, so that nothing older comes over something newer. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async writing(next: (seen: Seen) => RequestList | Refused): Promise<RequestListResult> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const seen = await reaching(() => this.look());
      if ('ok' in seen) return seen;
      const list = next(seen);
      if (typeof list === 'string') return { ok: false, reason: list };
      if (list === seen.read?.list) return { ok: true, list };
      const outcome = await reaching(() => this.put(seen, list));
      if (outcome) return outcome;
    }
    return { ok: false, reason: 'denied' };
  }

  /** Writes a list in the place of the one that was read; undefined when another stands there by now. */
  private async put(seen: Seen, list: RequestList): Promise<RequestListResult | undefined> {
    const { kept, seen: next } = toKept(list);
    if (!seen.read || seen.read.faults.length > 0) {
      if (isDenied(this.area)) return { ok: false, reason: 'denied' };
      if (!writeText(this.area, `${NAME}.corrupt-${seen.mark}`, seen.text)) return { ok: false, reason: 'full' };
    }
    const isReplaced = await this.document.replace(seen.mark, kept);
    // A connection that broke off is tried a second time, which finds what the first has written.
    if (!isReplaced && (await this.document.head())?.mark !== next.mark) return undefined;
    this.become(next);
    // The list is kept, whatever becomes of its count.
    await this.note().catch(() => undefined);
    return { ok: true, list };
  }

  private async look(): Promise<Seen> {
    const head = await this.document.head();
    if (this.seen && head?.mark === this.seen.mark) return this.seen;
    const kept = head && (await this.document.read());
    const seen = kept ? fromKept(kept) : NOTHING_SEEN;
    this.become(seen);
    return seen;
  }

  /** Writes what the other tabs follow; and again, where another tab has changed the list and perhaps written its own before. */
  private async note(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { seen } = this;
      const lines = seen?.read?.list.lines.length;
      const count = lines ? String(lines) : undefined;
      // The count of a list that cannot be read is left to the newer version that wrote it.
      if (seen?.read && this.count.get() !== count) this.count.set(count);
      if (this.mark.get() !== seen?.mark) this.mark.set(seen?.mark);
      if ((await this.look()) === seen) return;
    }
  }

  private become(seen: Seen): void {
    this.seen = seen;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The request list of this browser. */
export const requestList = new RequestListStore(sharedDocument(NAME), local);

import { newMark, type SharedDocument, sharedDocument } from '../storage/shared-document';
import { storedValue } from '../storage/stored-value';
import { isStorageBlocked, localWebStorage, onStorageChange, type WebStorage, writeText } from '../storage/web-storage';

import { LIST_VERSION, type ParsedList, parseList } from './parse-list';
import { lineCountCodec, REQUEST_COUNT_KEY } from './request-count';
import { EMPTY_LIST, MAX_LINES, type RequestList } from './request-list';

/**
 * The reason why a change was not saved: storage is full or denied, the stored list cannot be read and stays as it is, or it would have
 * more than {@link MAX_LINES} lines.
 */
export type SaveError = 'full' | 'denied' | 'unreadable' | 'too-many';
/** The list after a change, or the reason why it was not saved. */
export type SaveResult = { ok: true; list: RequestList } | { ok: false; reason: SaveError };

/** The stored document as it was read last; `parsed` is undefined if it cannot be read. */
type Snapshot = { mark: string | undefined; text: string; parsed: ParsedList | undefined };

const NAME = 'request';
const EMPTY_SNAPSHOT: Snapshot = { mark: undefined, text: '', parsed: { list: EMPTY_LIST, errors: [] } };
/** Attempts to save while other tabs save too; one of them succeeds each time. */
const MAX_ATTEMPTS = 100;

/**
 * The request list, shared by all tabs. A change reads the stored list, and saves the result only if no other tab has saved since (compare
 * and swap); otherwise it starts again. The count of lines in localStorage tells other tabs that something has changed.
 */
export class RequestStore {
  private readonly listeners = new Set<() => void>();
  private readonly count;
  private snapshot: Snapshot | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly document: SharedDocument,
    private readonly area: WebStorage,
  ) {
    this.count = storedValue(area, REQUEST_COUNT_KEY, lineCountCodec);
  }

  /** Calls back after each change, in other tabs too; returns a function that ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) {
      this.unsubscribe = onStorageChange(REQUEST_COUNT_KEY, () => this.refresh());
      if (this.snapshot) this.refresh();
    }
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.unsubscribe?.();
    };
  };

  /** The list that was read last; undefined before the first reading, and if it cannot be read. */
  readonly get = (): RequestList | undefined => this.snapshot?.parsed?.list;

  /** Reads the stored list. */
  readonly read = (): Promise<SaveResult> =>
    this.enqueue(async () => {
      await this.load();
      await this.writeCount();
      const list = this.get();
      return list ? { ok: true, list } : { ok: false, reason: 'unreadable' };
    });

  /** Applies a change to the stored list and saves it. `edit` may be called several times. */
  readonly change = (edit: (list: RequestList) => RequestList): Promise<SaveResult> =>
    this.enqueue(() =>
      this.save(({ parsed }) => {
        if (!parsed) return 'unreadable';
        const next = edit(parsed.list);
        const isLonger = next.lines.length > parsed.list.lines.length;
        return isLonger && next.lines.length > MAX_LINES ? 'too-many' : next;
      }),
    );

  /** Replaces a list that cannot be read by an empty one, and keeps its text as a backup. A readable list stays. */
  readonly startNew = (): Promise<SaveResult> =>
    this.enqueue(() => this.save(({ parsed }) => parsed?.list ?? { ...EMPTY_LIST }));

  private refresh(): void {
    if (this.count.get()?.mark !== this.snapshot?.mark) void this.read();
  }

  /** Runs tasks one after the other, and reports errors of the database. */
  private enqueue(task: () => Promise<SaveResult>): Promise<SaveResult> {
    const result = this.queue.then(task).catch((error: unknown): SaveResult => {
      if (!(error instanceof DOMException)) throw error;
      return { ok: false, reason: error.name === 'QuotaExceededError' ? 'full' : 'denied' };
    });
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async save(next: (snapshot: Snapshot) => RequestList | SaveError): Promise<SaveResult> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const snapshot = await this.load();
      const list = next(snapshot);
      if (typeof list === 'string') return { ok: false, reason: list };
      if (list === snapshot.parsed?.list) return { ok: true, list };
      const reason = this.backUp(snapshot);
      if (reason) return { ok: false, reason };
      if (await this.replace(snapshot, list)) return { ok: true, list };
    }
    return { ok: false, reason: 'denied' };
  }

  /** Keeps the text of a list that cannot be read, or only in part, before it is replaced. */
  private backUp({ mark, text, parsed }: Snapshot): SaveError | undefined {
    if (parsed && parsed.errors.length === 0) return undefined;
    if (isStorageBlocked(this.area)) return 'denied';
    return writeText(this.area, `${NAME}.corrupt-${mark}`, text) ? undefined : 'full';
  }

  /** Saves a list in place of a snapshot; false if another tab has saved since. */
  private async replace({ mark }: Snapshot, list: RequestList): Promise<boolean> {
    const next = newMark();
    const text = JSON.stringify({ v: LIST_VERSION, ...list });
    const isReplaced = await this.document.replace(mark, { head: { rev: 0, mark: next }, parts: [text] });
    // After a broken connection the database tries again, and finds what the first attempt has saved.
    if (!isReplaced && (await this.document.head())?.mark !== next) return false;
    this.update({ mark: next, text, parsed: { list, errors: [] } });
    // The list is saved, even if its count is not.
    await this.writeCount().catch(() => undefined);
    return true;
  }

  private async load(): Promise<Snapshot> {
    const head = await this.document.head();
    if (this.snapshot && head?.mark === this.snapshot.mark) return this.snapshot;
    const stored = head && (await this.document.read());
    const snapshot = stored ? parseStored(head.mark, stored.parts) : EMPTY_SNAPSHOT;
    this.update(snapshot);
    return snapshot;
  }

  /** Writes the count of lines, and again if another tab has changed the list meanwhile. */
  private async writeCount(): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { snapshot } = this;
      // A newer version of the store has written both a list that cannot be read and its count.
      if (snapshot?.parsed && this.count.get()?.mark !== snapshot.mark) {
        const { mark, parsed } = snapshot;
        this.count.set(mark === undefined ? undefined : { lines: parsed.list.lines.length, mark });
      }
      if ((await this.load()) === snapshot) return;
    }
  }

  private update(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }
}

function parseStored(mark: string, parts: unknown): Snapshot {
  const text = Array.isArray(parts) ? parts.join('') : JSON.stringify(parts ?? '');
  try {
    return { mark, text, parsed: parseList(JSON.parse(text)) };
  } catch {
    return { mark, text, parsed: undefined };
  }
}

/** The request list of this browser. */
export const requestStore = new RequestStore(sharedDocument(NAME), localWebStorage);

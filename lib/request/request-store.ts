import { newMark, type SharedDocument, sharedDocument } from '../storage/shared-document';
import {
  isStorageBlocked,
  localWebStorage,
  onStorageChange,
  storedValue,
  type WebStorage,
  writeText,
} from '../storage/web-storage';
import { LIST_VERSION, type ParsedList, parseList } from './parse-list';
import { lineCountCodec, REQUEST_COUNT_KEY } from './request-count';
import { EMPTY_LIST, MAX_LINES, type RequestList } from './request-list';

/**
 * Why a change was not saved. 'denied': the browser blocks storage. 'unreadable': the stored list is invalid and was not changed.
 * 'too-many': more than {@link MAX_LINES} lines.
 */
export type SaveError = 'full' | 'denied' | 'unreadable' | 'too-many';
export type SaveResult = { ok: true; list: RequestList } | { ok: false; reason: SaveError };

/** Last state of the stored document. `parsed` is undefined if its text is invalid. */
type Snapshot = { mark: string | undefined; text: string; parsed: ParsedList | undefined };

const NAME = 'request';
const EMPTY_SNAPSHOT: Snapshot = { mark: undefined, text: '', parsed: { list: EMPTY_LIST, errors: [] } };

/**
 * The request list, shared by all tabs. A change is saved by compare and swap: if another tab has saved meanwhile, it is repeated.
 * Writing the line count to localStorage notifies the other tabs.
 */
export class RequestStore {
  private readonly listeners = new Set<() => void>();
  private readonly count;
  private snapshot: Snapshot | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly document: SharedDocument,
    private readonly webStorage: WebStorage,
  ) {
    this.count = storedValue(webStorage, REQUEST_COUNT_KEY, lineCountCodec);
  }

  /** Calls the listener after each change, also in other tabs. Returns the function that unsubscribes. */
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

  /** The list in memory; undefined before the first read and if it is unreadable. */
  readonly get = (): RequestList | undefined => this.snapshot?.parsed?.list;

  /** Loads the stored list. */
  readonly read = (): Promise<SaveResult> =>
    this.enqueue(async () => {
      await this.load();
      await this.writeCount();
      const list = this.get();
      return list ? { ok: true, list } : { ok: false, reason: 'unreadable' };
    });

  /** Applies an edit to the stored list and saves it. `edit` may be called several times. */
  readonly change = (edit: (list: RequestList) => RequestList): Promise<SaveResult> =>
    this.enqueue(() =>
      this.save(({ parsed }) => {
        if (!parsed) return 'unreadable';
        const next = edit(parsed.list);
        const isLonger = next.lines.length > parsed.list.lines.length;
        return isLonger && next.lines.length > MAX_LINES ? 'too-many' : next;
      }),
    );

  /** Replaces an unreadable list by an empty one, with a backup of its text. A readable list is not changed. */
  readonly startNew = (): Promise<SaveResult> =>
    this.enqueue(() => this.save(({ parsed }) => parsed?.list ?? { ...EMPTY_LIST }));

  private refresh(): void {
    if (this.count.get()?.mark !== this.snapshot?.mark) void this.read();
  }

  /** Runs tasks one after the other, and maps database errors to a reason. */
  private enqueue(task: () => Promise<SaveResult>): Promise<SaveResult> {
    const result = this.queue.then(task).catch((error: unknown): SaveResult => {
      if (!(error instanceof DOMException)) throw error;
      return { ok: false, reason: error.name === 'QuotaExceededError' ? 'full' : 'denied' };
    });
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async save(next: (snapshot: Snapshot) => RequestList | SaveError): Promise<SaveResult> {
    const snapshot = await this.load();
    const list = next(snapshot);
    if (typeof list === 'string') return { ok: false, reason: list };
    if (list === snapshot.parsed?.list) return { ok: true, list };
    const reason = this.backUp(snapshot);
    if (reason) return { ok: false, reason };
    // Another tab has saved meanwhile: try again. In each round one tab succeeds.
    return (await this.replace(snapshot, list)) ? { ok: true, list } : this.save(next);
  }

  /** Backs up the text of a list with errors before it is replaced. Returns the reason if that fails. */
  private backUp({ mark, text, parsed }: Snapshot): SaveError | undefined {
    if (parsed && parsed.errors.length === 0) return undefined;
    if (isStorageBlocked(this.webStorage)) return 'denied';
    return writeText(this.webStorage, `${NAME}.corrupt-${mark}`, text) ? undefined : 'full';
  }

  /** Replaces a snapshot by a list. False if another tab has saved meanwhile. */
  private async replace({ mark }: Snapshot, list: RequestList): Promise<boolean> {
    const next = newMark();
    const text = JSON.stringify({ v: LIST_VERSION, ...list });
    const isReplaced = await this.document.replace(mark, { head: { rev: 0, mark: next }, parts: [text] });
    // After a lost connection the write is repeated, and finds the result of its first attempt.
    if (!isReplaced && (await this.document.head())?.mark !== next) return false;
    this.update({ mark: next, text, parsed: { list, errors: [] } });
    // The list is saved, even if writing the count fails.
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

  /** Writes the line count. Repeats this if another tab has changed the list meanwhile. */
  private async writeCount(): Promise<void> {
    const { snapshot } = this;
    // An unreadable list comes from a newer version, which has written its count too.
    if (snapshot?.parsed && this.count.get()?.mark !== snapshot.mark) {
      const { mark, parsed } = snapshot;
      this.count.set(mark === undefined ? undefined : { lines: parsed.list.lines.length, mark });
    }
    if ((await this.load()) !== snapshot) await this.writeCount();
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

export const requestStore = new RequestStore(sharedDocument(NAME), localWebStorage);

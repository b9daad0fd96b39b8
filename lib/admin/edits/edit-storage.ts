import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { isTimeout } from '../../storage/indexed-db';
import { openKeyValueStore } from '../../storage/key-value-store';
import {
  type DocumentContent,
  type DocumentHead,
  newMark,
  type SharedDocument,
  sharedDocument,
  type UncheckedDocument,
} from '../../storage/shared-document';
import { isStorageBlocked, readText, type WebStorage, writeText } from '../../storage/web-storage';
import type { AdminSnapshot } from '../store-types';
import type { PublishedCatalogue } from './published-catalogue';
import { type EditDocument, readCopy, type StoredCopy, toShortText, toText } from './stored-edits';

/** Name of the copy in localStorage. */
export const EDITS_NAME = 'catalogue';
/** Database of the edits. It has the name of version 1, so that tabs of the two versions cannot overwrite each other. */
export const editDatabase = () => sharedDocument('ledger');
/** Store of damaged copies. The operator can download or delete them. */
export const openDamagedCopies = () => openKeyValueStore<string>('damaged-edits');

/** Maximum length of a localStorage copy with the whole product list, in characters. */
const MAX_WITH_PRODUCTS = 1_000_000;
const MAX_PRODUCTS = 1000;
/** Maximum length of a localStorage copy, in characters. Browsers allow 5,242,880 for the whole site. */
const MAX_COPY = 4_000_000;

/** Browser APIs; tests pass their own. */
export type EditStorageDependencies = {
  webStorage: WebStorage;
  document: SharedDocument;
  damaged: ReturnType<typeof openDamagedCopies>;
  now: () => number;
};

/**
 * Stores the edits as one document in IndexedDB with a revision, and a copy in localStorage. Each copy is validated when it is read.
 * A damaged copy is moved to {@link openDamagedCopies}; the newest readable copy is used. A save replaces both copies or none.
 */
export class EditStorage {
  mode: AdminSnapshot['mode'] = 'stored';
  /** True after a save failed because storage is full, until a save succeeds. */
  isFull = false;
  /** True if memory and storage differ without a change by the user, for example after a copy was lost. */
  needsSave = false;
  /** Names of the damaged copies. */
  damagedCopies: readonly string[] = [];
  private current: EditDocument = { rev: 0, published: '', edits: new Map() };
  /** IndexedDB record that was last read or written. */
  private record: DocumentContent | undefined;
  private isOpen = false;

  constructor(private readonly dependencies: EditStorageDependencies) {}

  /** Detects where edits can be stored. Rejects if the database does not respond, because it may have edits that are nowhere else. */
  async open(): Promise<void> {
    if (isStorageBlocked(this.dependencies.webStorage)) this.mode = 'memory';
    await this.dependencies.document.head().catch((error: unknown) => {
      if (isTimeout(error)) throw error;
      this.mode = 'memory';
    });
    this.damagedCopies = await this.dependencies.damaged.names().catch(() => []);
  }

  /**
   * Returns the newest edits. Reads the storage only if another tab has written since.
   * `isRestored`: one copy was missing and the other has edits.
   */
  async read(site: PublishedCatalogue): Promise<EditDocument & { isRestored?: boolean }> {
    if (this.mode === 'read-only' || (this.mode === 'memory' && this.isOpen)) return this.current;
    const head = this.mode === 'memory' ? undefined : await this.dependencies.document.head();
    if (this.isOpen && head && head.mark === this.record?.head.mark) return this.current;
    const stored = this.mode === 'memory' ? undefined : await this.dependencies.document.read();
    const inDatabase = readCopy(stored && recordText(stored), site);
    const copyText = this.copyText();
    const copy: StoredCopy = this.isOpen
      ? { status: 'read', isWhole: true, ...this.current }
      : readCopy(copyText, site);
    if (inDatabase.status === 'newer' || copy.status === 'newer') {
      this.mode = 'read-only';
      return this.current;
    }
    await this.saveDamagedCopy(inDatabase, stored && recordText(stored));
    await this.saveDamagedCopy(copy, copyText);
    const best = newest(inDatabase, copy);
    const isCopyMissing = inDatabase.status === 'none' || (copyText === undefined && !this.isOpen);
    const isShort = copy.status === 'none' && copyText !== undefined;
    const isCopyCurrent = this.isOpen
      ? copyText !== undefined
      : isShort || (isIntact(copy) && isSameRevision(copy, inDatabase));
    this.needsSave = best !== inDatabase || !isIntact(inDatabase) || !isCopyCurrent;
    this.record = stored && toDocumentRecord(stored);
    if (best) this.current = { rev: best.rev, published: best.published, edits: best.edits };
    this.isOpen = true;
    return { ...this.current, isRestored: isCopyMissing && (best?.edits.size ?? 0) > 0 };
  }

  /** Saves the edits. Nothing changes if storage is 'full', or if another tab has saved since the last read ('stale'). */
  async write(
    { edits, published }: Omit<EditDocument, 'rev'>,
    products: readonly RawProduct[],
  ): Promise<'saved' | 'full' | 'stale'> {
    const next = { rev: this.current.rev + 1, published, edits };
    if (this.mode === 'memory') {
      this.current = next;
      return 'saved';
    }
    const text = toText(next);
    const record: DocumentContent = { head: { v: 2, rev: next.rev, mark: newMark() }, parts: [text] };
    const result = await this.replaceBoth(record, shortenCopy(next, text, products));
    this.isFull = result === 'full';
    if (result !== 'saved') return result;
    this.record = record;
    this.current = next;
    this.needsSave = false;
    return 'saved';
  }

  /** Text of the localStorage copy; `undefined` if there is none. */
  copyText(): string | undefined {
    return readText(this.dependencies.webStorage, EDITS_NAME);
  }

  /** Deletes a damaged copy. Rejects if the database fails. */
  async deleteDamagedCopy(name: string): Promise<void> {
    await this.dependencies.damaged.remove(name);
    this.damagedCopies = this.damagedCopies.filter((other) => other !== name);
  }

  private async replaceBoth(record: DocumentContent, copy: string): Promise<'saved' | 'full' | 'stale'> {
    const { document, webStorage } = this.dependencies;
    const { mark } = record.head;
    const before = this.record;
    try {
      const isReplaced = await document.replace(before?.head.mark, record);
      // After a lost connection the database retries, and finds the record of the first attempt.
      if (!isReplaced && (await document.head())?.mark !== mark) return 'stale';
    } catch (error) {
      if ((error as DOMException).name !== 'QuotaExceededError') throw error;
      return 'full';
    }
    if (writeText(webStorage, EDITS_NAME, copy)) return 'saved';
    await document.replace(mark, before && before.parts.length > 0 ? before : undefined);
    return 'full';
  }

  /** Backs up a damaged copy. If storage is full, the original stays untouched and edits are only in memory. */
  private async saveDamagedCopy(copy: StoredCopy, text: string | undefined): Promise<void> {
    const isDamaged = copy.status === 'damaged' || (copy.status === 'read' && !copy.isWhole);
    if (!isDamaged || text === undefined) return;
    const name = `edits-${this.dependencies.now()}-${this.damagedCopies.length + 1}`;
    try {
      await this.dependencies.damaged.write(name, text);
      this.damagedCopies = [...this.damagedCopies, name];
    } catch {
      this.mode = 'memory';
      this.isFull = true;
    }
  }
}

type ReadCopy = Extract<StoredCopy, { status: 'read' }>;

const isIntact = (copy: StoredCopy): copy is ReadCopy => copy.status === 'read' && copy.isWhole;
const isSameRevision = (a: ReadCopy, b: StoredCopy) => b.status === 'read' && a.rev === b.rev;

/** The newest complete copy, or the newest incomplete one. */
function newest(...copies: readonly StoredCopy[]): ReadCopy | undefined {
  const rank = ({ isWhole, rev }: ReadCopy) => (isWhole ? 1e15 : 0) + rev;
  const read = copies.filter((copy) => copy.status === 'read');
  return read.reduce<ReadCopy | undefined>((best, copy) => (best && rank(best) >= rank(copy) ? best : copy), undefined);
}

/** Text of a database record. Version 2 has one part; version 1 had lists of items, and its version in the head. */
function recordText({ head, parts }: UncheckedDocument): string {
  const isText = Array.isArray(parts) && parts.every((part) => typeof part === 'string');
  if (isText && isRecord(head) && head.v === 1) {
    const items = parts.map((part) => part.slice(1, -1)).filter(Boolean);
    return `{"v":1,"rev":${Number(head.rev)},"items":[${items.join(',')}]}`;
  }
  return isText && isRecord(head) ? parts.join('') : JSON.stringify({ head, parts });
}

const toDocumentRecord = ({ head, parts }: UncheckedDocument): DocumentContent => ({
  head: (isRecord(head) ? head : {}) as DocumentHead,
  parts: Array.isArray(parts) ? parts : [],
});

/** Text for localStorage: with the product list if that is short, and without edits if they are too long. */
function shortenCopy(document: EditDocument, text: string, products: readonly RawProduct[]): string {
  const withProducts = products.length <= MAX_PRODUCTS ? toText(document, products) : text;
  if (withProducts.length <= MAX_WITH_PRODUCTS) return withProducts;
  return text.length <= MAX_COPY ? text : toShortText(document);
}

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
import { storedNames } from '../../storage/storage-entries';
import { isStorageBlocked, readText, type WebStorage, writeText } from '../../storage/web-storage';

import type { AdminSnapshot } from '../store-types';
import type { PublishedCatalogue } from './published-catalogue';
import { type EditDocument, readCopy, type StoredCopy, toShortText, toText } from './stored-edits';

/** Name of the copy in localStorage. */
export const EDITS_NAME = 'catalogue';
/** The database of the edits. Its name is that of version 1, so that tabs of both versions cannot overwrite each other. */
export const editDatabase = () => sharedDocument('ledger');
/** Damaged copies that wait for a decision. */
export const openDamagedCopies = () => openKeyValueStore<string>('damaged-edits');

/** Longest copy in localStorage that also has the whole product list, in characters. */
const MAX_WITH_PRODUCTS = 1_000_000;
const MAX_PRODUCTS = 1000;
/** Longest copy in localStorage, in characters. Browsers allow 5,242,880 for the whole site. */
const MAX_COPY = 4_000_000;

/** Parts of the browser; tests pass their own. */
export type EditStorageDependencies = {
  area: WebStorage;
  document: SharedDocument;
  damaged: ReturnType<typeof openDamagedCopies>;
  now: () => number;
  /** A reader never writes, not even copies of damaged records. */
  isReader?: boolean;
};

/**
 * The stored edits: one document in IndexedDB with a revision, and a copy in localStorage. Every copy is validated when it is read.
 * A damaged copy is set aside, and the newest readable one is used. A save replaces both copies, or none.
 */
export class EditStorage {
  mode: AdminSnapshot['mode'] = 'stored';
  /** True after a save found no room, until one succeeds. */
  isFull = false;
  /** True if memory and storage differ although nothing was changed, such as after a copy was lost. */
  needsSave = false;
  /** True if one copy was missing and the other had edits. */
  wasRestored = false;
  /** Names of damaged copies that were set aside. */
  damagedCopies: readonly string[] = [];
  private current: EditDocument = { rev: 0, published: '', edits: new Map() };
  /** The record in IndexedDB that was read or written last. */
  private record: DocumentContent | undefined;
  private isOpen = false;

  constructor(private readonly dependencies: EditStorageDependencies) {}

  /** Finds out where edits can be stored. Rejects if the database does not respond: it may have edits that are nowhere else. */
  async open(): Promise<void> {
    if (isStorageBlocked(this.dependencies.area)) this.mode = 'memory';
    await this.dependencies.document.head().catch((error: unknown) => {
      if (isTimeout(error)) throw error;
      this.mode = 'memory';
    });
    await this.moveLegacyCopies().catch(() => undefined);
    this.damagedCopies = await this.dependencies.damaged.names().catch(() => []);
  }

  /** Version 1 set damaged copies aside in localStorage. */
  private async moveLegacyCopies(): Promise<void> {
    const { area, damaged, isReader } = this.dependencies;
    const names = isReader ? [] : storedNames(area).filter((name) => /^catalogue\.(?:corrupt|other)-/.test(name));
    for (const name of names) {
      await damaged.write(name, readText(area, name) ?? '');
      writeText(area, name, undefined);
    }
  }

  get isWritable(): boolean {
    return this.mode !== 'read-only';
  }

  /** The newest edits. Reads the storage only if another tab has written since. */
  async read(site: PublishedCatalogue): Promise<EditDocument> {
    if (this.mode === 'read-only' || (this.mode === 'memory' && this.isOpen)) return this.current;
    const head = this.mode === 'memory' ? undefined : await this.dependencies.document.head();
    if (this.isOpen && head && head.mark === this.record?.head.mark) return this.current;
    const stored = this.mode === 'memory' ? undefined : await this.dependencies.document.read();
    const inDatabase = readCopy(stored && recordText(stored), site);
    const copyText = this.copyText();
    const copy: StoredCopy = this.isOpen
      ? { status: 'read', isWhole: true, isLegacy: false, ...this.current }
      : readCopy(copyText, site);
    if (inDatabase.status === 'newer' || copy.status === 'newer') {
      this.mode = 'read-only';
      return this.current;
    }
    await this.saveDamagedCopy(inDatabase, stored && recordText(stored));
    await this.saveDamagedCopy(copy, copyText);
    const best = newest(inDatabase, copy);
    const isLost = inDatabase.status === 'none' || (copyText === undefined && !this.isOpen);
    this.wasRestored ||= isLost && (best?.edits.size ?? 0) > 0;
    const isShort = copy.status === 'none' && copyText !== undefined;
    const isCopyRight = this.isOpen
      ? copyText !== undefined
      : isShort || (isIntact(copy) && isSameRevision(copy, inDatabase));
    this.needsSave = best !== inDatabase || !isIntact(inDatabase) || !isCopyRight;
    this.record = stored && toDocumentRecord(stored);
    if (best) this.current = { rev: best.rev, published: best.published, edits: best.edits };
    this.isOpen = true;
    return this.current;
  }

  /** Saves edits that follow those that were read. `full`: there is no room; `stale`: another tab has saved meanwhile. Nothing has changed then. */
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

  /** The copy in localStorage as text. */
  copyText(): string | undefined {
    return readText(this.dependencies.area, EDITS_NAME);
  }

  /** Deletes a damaged copy. Rejects if the browser refuses. */
  async deleteDamagedCopy(name: string): Promise<void> {
    await this.dependencies.damaged.remove(name);
    this.damagedCopies = this.damagedCopies.filter((other) => other !== name);
  }

  private async replaceBoth(record: DocumentContent, copy: string): Promise<'saved' | 'full' | 'stale'> {
    const { document, area } = this.dependencies;
    const { mark } = record.head;
    const before = this.record;
    try {
      const isReplaced = await document.replace(before?.head.mark, record);
      // After a broken connection the database tries again, and finds what the first attempt has saved.
      if (!isReplaced && (await document.head())?.mark !== mark) return 'stale';
    } catch (error) {
      if ((error as DOMException).name !== 'QuotaExceededError') throw error;
      return 'full';
    }
    if (writeText(area, EDITS_NAME, copy)) return 'saved';
    await document.replace(mark, before && before.parts.length > 0 ? before : undefined);
    return 'full';
  }

  /** Sets a damaged copy aside. Without room for it, the original stays untouched and the visit works in memory. */
  private async saveDamagedCopy(copy: StoredCopy, text: string | undefined): Promise<void> {
    const isDamaged = copy.status === 'damaged' || (copy.status === 'read' && !copy.isWhole);
    if (!isDamaged || text === undefined || this.dependencies.isReader) return;
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

/** True if a copy was read completely and has the present form. */
const isIntact = (copy: StoredCopy): copy is ReadCopy => copy.status === 'read' && copy.isWhole && !copy.isLegacy;
const isSameRevision = (a: ReadCopy, b: StoredCopy) => b.status === 'read' && a.rev === b.rev;

/** The newest copy; one that is whole wins over one that is not. */
function newest(...copies: readonly StoredCopy[]): ReadCopy | undefined {
  const rank = ({ isWhole, rev }: ReadCopy) => (isWhole ? 1e15 : 0) + rev;
  const read = copies.filter((copy) => copy.status === 'read');
  return read.reduce<ReadCopy | undefined>((best, copy) => (best && rank(best) >= rank(copy) ? best : copy), undefined);
}

/** Text of a record: version 2 has one part; version 1 had lists of items and its version in the head. */
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

/** The copy for localStorage: with the product list while it is short, and without edits if they are too long for it. */
function shortenCopy(document: EditDocument, text: string, products: readonly RawProduct[]): string {
  const withProducts = products.length <= MAX_PRODUCTS ? toText(document, products) : text;
  if (withProducts.length <= MAX_WITH_PRODUCTS) return withProducts;
  return text.length <= MAX_COPY ? text : toShortText(document);
}

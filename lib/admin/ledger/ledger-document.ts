import { hash64 } from '../../hash64';
import { isRecord } from '../../is-record';
import type { Area } from '../../storage/area';
import { type Head, newMark, type SharedDocument } from '../../storage/document';
import { isSilence } from '../../storage/open-store';
import { isDenied, readText } from '../../storage/read';
import { writeText } from '../../storage/write';
import type { Watch } from '../slices';
import type { AdminSnapshot } from '../store-types';
import type { Bundle } from './bundle';
import { LEDGER_VERSION, type Ledger, seedLedger } from './ledger';
import { LEDGER_NAME } from './ledger-database';
import { SetAside } from './set-aside';
import { readItems, readLedger, type Written, writeItems, writeKey } from './stored-ledger';

/** The head of the ledger in IndexedDB: `key` is the hash of the text that belongs to it under the key. */
type LedgerHead = Head & Pick<Ledger, 'base'> & { v: number; key: string };

/** The parts of the browser that a ledger's document stands on; tests hand in their own. */
export type DocumentParts = {
  area: Area;
  /** Where two tabs may write, each in a process of its own. */
  document: SharedDocument;
  /** Whether no other tab works here; asked only where there is no database. */
  isFirstTab: () => Promise<boolean>;
  now: () => number;
  /** A reader writes nothing, not even copies of texts that cannot be read. */
  isReader?: boolean;
};

/**
 * The ledger where it is kept: in IndexedDB, whose transactions are ordered between tabs, and after that under its one key, which is
 * obeyed only while there is nothing newer. Changes of it are made under a lock.
 */
export class LedgerDocument {
  mode: AdminSnapshot['mode'] = 'stored';
  /** True once a write found no room, until one succeeds. */
  isFull = false;
  /** The ledger in memory differs from the stored one, so that it is to be written although nobody changed it. */
  isOwed = false;
  /** The key was gone, or the database was; what there still is has been put back. */
  hasRestored = false;
  readonly aside: SetAside;
  /** The ledger of `head`, of `text`, or of this visit's memory. */
  private kept: Ledger | undefined;
  private head: LedgerHead | undefined;
  private written: Written | undefined;
  private text: string | undefined;

  constructor(private readonly parts: DocumentParts) {
    this.aside = new SetAside(parts.area, parts.now);
  }

  /** Finds out where the ledger can be kept. Rejects where its database does not answer: there may be more in it than under the key. */
  async open(): Promise<void> {
    if (isDenied(this.parts.area)) this.mode = 'memory';
    else
      await this.parts.document.head().catch(async (error: unknown) => {
        if (isSilence(error)) throw error;
        this.mode = (await this.parts.isFirstTab()) ? 'alone' : 'second';
      });
  }

  get isWritable(): boolean {
    return this.mode !== 'read-only' && this.mode !== 'second';
  }

  /** The ledger as it is kept, or what is left of it; the seed where there is none. What cannot be read is set aside. */
  async read(bundle: Bundle, watch?: Watch): Promise<Ledger> {
    this.kept = await this.readNewest(this.kept ?? seedLedger(bundle), bundle, watch);
    return this.kept;
  }

  /**
   * Looks at the text under the key, which is to be the one that belongs to the document. An older one is written again on a visit's first
   * look only (`isFirst`): later it is what another tab has just replaced, which this process cannot see yet.
   */
  inspectKey({ isFirst }: { isFirst: boolean }): void {
    const { head } = this;
    if (this.mode !== 'stored' || !head) return;
    const text = this.stored();
    if (text !== undefined && hash64(text) === head.key) return;
    const json = text === undefined ? undefined : parse(text);
    if (isRecord(json) && typeof json.v === 'number' && json.v > LEDGER_VERSION) {
      this.mode = 'read-only';
      return;
    }
    const isOlder = Number(/^\{"v":\d+,"rev":(\d+),/.exec(text ?? '')?.[1] ?? Number.NaN) < head.rev;
    this.isOwed ||= isFirst || !isOlder;
    if (text === undefined) this.hasRestored = true;
    else if (!isOlder) this.setTextAside(text, typeof json === 'object' ? 'other' : 'corrupt');
  }

  /** Keeps the ledger that follows the one that was read. 'full': the browser has no room; 'stale': somebody has written since. What stood there then still stands. */
  async write(ledger: Ledger, bundle: Bundle, watch?: Watch): Promise<'kept' | 'full' | 'stale'> {
    if (this.mode === 'memory') {
      this.kept = ledger;
      return 'kept';
    }
    const written = await writeItems(ledger.items, this.written, watch);
    const text = await writeKey(ledger, bundle, written, watch);
    // Read before another change of this very tab was written.
    if (this.kept && ledger.rev !== this.kept.rev + 1) return 'stale';
    const result = this.mode === 'stored' ? await this.writeBoth(ledger, written, text) : this.writeText(text);
    this.isFull = result === 'full';
    if (result !== 'kept') return result;
    this.kept = ledger;
    this.written = written;
    this.text = text;
    this.isOwed = false;
    return 'kept';
  }

  /** The text under the key as it stands, for an export of what cannot be read here. */
  stored(): string | undefined {
    return readText(this.parts.area, LEDGER_NAME);
  }

  private async readNewest(memory: Ledger, bundle: Bundle, watch?: Watch): Promise<Ledger> {
    if (this.mode === 'memory' || this.mode === 'read-only') return memory;
    if (this.mode !== 'stored') return this.readKey(memory, bundle, watch);
    const head = (await this.parts.document.head()) as LedgerHead | undefined;
    if (!head) {
      if (!this.head) return this.readKey(memory, bundle, watch);
      // The database was cleared under an open tab.
      this.head = undefined;
      this.isOwed = true;
      this.hasRestored = true;
      return memory;
    }
    if (head.v > LEDGER_VERSION) {
      this.mode = 'read-only';
      return memory;
    }
    return head.mark === this.head?.mark ? memory : this.readDocument(memory, bundle, watch);
  }

  private writeText(text: string): 'kept' | 'full' {
    return writeText(this.parts.area, LEDGER_NAME, text) ? 'kept' : 'full';
  }

  private async writeBoth(
    { v, rev, base }: Ledger,
    written: Written,
    text: string,
  ): Promise<'kept' | 'full' | 'stale'> {
    const { document } = this.parts;
    const head: LedgerHead = { v, rev, base, mark: newMark(), key: hash64(text) };
    const before = this.head && this.written ? { head: this.head, parts: this.written.parts } : undefined;
    let isReplaced: boolean;
    try {
      isReplaced = await document.replace(before?.head.mark, { head, parts: written.parts });
    } catch (error) {
      if ((error as DOMException).name !== 'QuotaExceededError') throw error;
      return 'full';
    }
    if (!isReplaced) return 'stale';
    if (this.writeText(text) === 'full') {
      await document.replace(head.mark, before);
      return 'full';
    }
    this.head = head;
    return 'kept';
  }

  private async readDocument(memory: Ledger, bundle: Bundle, watch?: Watch): Promise<Ledger> {
    const kept = await this.parts.document.read();
    if (!kept) return memory;
    const head = kept.head as LedgerHead;
    const chunks: Ledger['items'][] = [];
    let isWhole = true;
    for (const [index, part] of kept.parts.entries()) {
      const known = this.written?.parts[index] === part ? this.written.chunks[index] : undefined;
      const listed: unknown[] = known ? [] : JSON.parse(part);
      const items = known ? [...known] : await readItems(listed, bundle, watch);
      isWhole &&= known !== undefined || items.length === listed.length;
      chunks.push(items);
    }
    this.head = head;
    this.written = { chunks, parts: kept.parts };
    if (!isWhole)
      this.setTextAside(
        `{"v":${head.v},"items":[${kept.parts.map((part) => part.slice(1, -1)).join(',')}]}`,
        'corrupt',
      );
    const base = isWhole ? head.base : { hash: '', count: 0 };
    return { v: LEDGER_VERSION, rev: head.rev, base, items: chunks.flat() };
  }

  /** The ledger of the key, where there is no document: on a first visit, in a browser without a database, or after that was cleared. */
  private async readKey(memory: Ledger, bundle: Bundle, watch?: Watch): Promise<Ledger> {
    const text = this.stored();
    if (text === undefined) {
      this.isOwed = true;
      return this.text === undefined ? seedLedger(bundle) : memory;
    }
    if (text === this.text) return memory;
    const reading = await readLedger(text, bundle, watch);
    this.isOwed = this.mode === 'stored' || reading.kind !== 'ledger' || !reading.isWhole;
    if (reading.kind === 'newer') {
      this.mode = 'read-only';
      return memory;
    }
    if (reading.kind === 'ledger') {
      if (reading.isWhole) this.text = text;
      else this.setTextAside(text, 'corrupt');
      return reading.ledger;
    }
    this.setTextAside(text, 'corrupt');
    return seedLedger(bundle);
  }

  private setTextAside(text: string, why: AdminSnapshot['setAside'][number]['why']): void {
    if (this.parts.isReader || this.mode === 'second' || this.aside.store(LEDGER_NAME, text, why)) return;
    // No room for a copy: the original stays where it is, and this visit works in memory.
    this.mode = 'memory';
    this.isFull = true;
  }
}

/** The value of a text; undefined where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

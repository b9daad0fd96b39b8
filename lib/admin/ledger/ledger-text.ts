import type { Area } from '../../storage/area';
import { listKept, storageName } from '../../storage/inventory';
import { storageKey } from '../../storage/key';
import { isDenied, readText } from '../../storage/read';
import { writeText } from '../../storage/write';
import type { AdminSnapshot } from '../store-types';
import type { Bundle } from './bundle';
import { type Ledger, readLedger, seedLedger, writeLedger } from './ledger';

export const LEDGER_NAME = 'catalogue';

type SetAside = AdminSnapshot['setAside'][number];

/** The text of the ledger under its one key, with the copies of what could not be read there. */
export class LedgerText {
  mode: AdminSnapshot['mode'];
  /** True once a write found no room, until one succeeds. */
  isFull = false;
  setAside: readonly SetAside[];
  private readonly area: Area;
  private readonly now: () => number;

  constructor(area: Area, now: () => number) {
    this.area = area;
    this.now = now;
    this.mode = isDenied(area) ? 'memory' : 'stored';
    this.setAside = listSetAside(area);
  }

  /**
   * The ledger as it is stored; `memory` where it is not. What cannot be read is first set aside, and a newer version's is left alone.
   */
  read(memory: Ledger, bundle: Bundle): Ledger {
    if (this.mode !== 'stored') return memory;
    const text = this.stored();
    if (text === undefined) return isDenied(this.area) ? memory : seedLedger(bundle);
    const reading = readLedger(text, bundle);
    if (reading.kind === 'ledger') return reading.ledger;
    if (reading.kind === 'newer') {
      this.mode = 'read-only';
      return memory;
    }
    this.keepAside(text, reading.kind === 'corrupt' ? 'corrupt' : 'migrated');
    return reading.kind === 'older' ? reading.ledger : seedLedger(bundle);
  }

  /** False when the browser has no room; the old text then still stands. */
  write(ledger: Ledger, bundle: Bundle): boolean {
    this.isFull = this.mode === 'stored' && !writeText(this.area, LEDGER_NAME, writeLedger(ledger, bundle));
    return !this.isFull;
  }

  /** The text as it stands, for an export of what cannot be read here. */
  stored(): string | undefined {
    return readText(this.area, LEDGER_NAME);
  }

  readAside(key: string): string | undefined {
    return readText(this.area, storageName(key) ?? '');
  }

  /** Forgets a copy; the original, where there was no room for a copy, stays. */
  dropAside(key: string): void {
    const name = storageName(key);
    if (name && name !== LEDGER_NAME) writeText(this.area, name, undefined);
    this.setAside = this.setAside.filter((other) => other.key !== key);
  }

  private keepAside(text: string, why: SetAside['why']): void {
    let name = `${LEDGER_NAME}.${why}-${this.now()}`;
    if (!writeText(this.area, name, text)) {
      // No room for a copy: the original stays where it is, and this visit works in memory.
      name = LEDGER_NAME;
      this.mode = 'memory';
      this.isFull = true;
    }
    this.setAside = [...this.setAside, { key: storageKey(name), why }];
  }
}

function listSetAside(area: Area): SetAside[] {
  return Object.keys(listKept(area)).flatMap((key) => {
    const [, why] = /^catalogue\.(corrupt|migrated)-/.exec(storageName(key) ?? '') ?? [];
    return why ? [{ key, why: why as SetAside['why'] }] : [];
  });
}

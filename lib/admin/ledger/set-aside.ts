import type { Area } from '../../storage/area';
import { listKept, storageName } from '../../storage/inventory';
import { storageKey } from '../../storage/key';
import { readText } from '../../storage/read';
import { writeText } from '../../storage/write';
import type { AdminSnapshot } from '../store-types';

type Copy = AdminSnapshot['setAside'][number];

/** Copies of lists that could not be read or were not taken over, each under its own key until the operator has decided. */
export class SetAside {
  copies: readonly Copy[];

  constructor(
    private readonly area: Area,
    private readonly now: () => number,
  ) {
    this.copies = Object.keys(listKept(area)).flatMap((key) => {
      const [, why] = /^catalogue\.(corrupt|other)-/.exec(storageName(key) ?? '') ?? [];
      return why ? [{ key, why: why as Copy['why'] }] : [];
    });
  }

  /** Keeps a copy of what stands under a name; false when there is no room, and the original must stay. */
  store(name: string, text: string, why: Copy['why']): boolean {
    const copy = `${name}.${why}-${this.now()}`;
    const isKept = writeText(this.area, copy, text);
    this.copies = [...this.copies, { key: storageKey(isKept ? copy : name), why }];
    return isKept;
  }

  read(key: string): string | undefined {
    return readText(this.area, storageName(key) ?? '');
  }

  /** Forgets a copy; the original, where there was no room for a copy, stays. Answers with the way to put it back. */
  drop({ key, why }: Copy): () => boolean {
    const name = storageName(key) ?? '';
    const text = this.read(key);
    const isCopy = name.includes('.');
    if (isCopy) writeText(this.area, name, undefined);
    this.copies = this.copies.filter((other) => other.key !== key);
    return () => {
      const isBack = text === undefined || !isCopy || writeText(this.area, name, text);
      if (isBack) this.copies = [...this.copies, { key, why }];
      return isBack;
    };
  }
}

import type { Area } from './area';
import { storageName } from './key';

/** Everything of this store that a storage holds, by key; empty where storage is denied. */
export function listKept({ open }: Area): Record<string, string> {
  return Object.fromEntries(entriesOf(open).filter(([key]) => storageName(key) !== undefined));
}

/** Characters that are taken of a storage, by all who share the origin: so browsers count. */
export function countUsed({ open }: Area): number {
  return entriesOf(open).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
}

function entriesOf(open: Area['open']): [key: string, text: string][] {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.map((key) => [key, storage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

import { local } from '../storage/area';
import { listKept } from '../storage/inventory';
import { storageKey } from '../storage/key';
import { LEDGER_NAME, ledgerDatabase } from './ledger/ledger-database';

/** The texts that this browser keeps for the store, by key; the list as its database has it, which may hold more than the key. */
export async function dumpStored(): Promise<Record<string, string>> {
  const texts = listKept(local);
  const kept = await ledgerDatabase()
    .read()
    .catch(() => undefined);
  if (!kept) return texts;
  const { mark: _, key: _key, ...head } = kept.head;
  const items = kept.parts.map((part) => part.slice(1, -1)).join(',');
  return { ...texts, [storageKey(LEDGER_NAME)]: `${JSON.stringify(head).slice(0, -1)},"items":[${items}]}` };
}

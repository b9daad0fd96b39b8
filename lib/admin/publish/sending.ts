import type { Host, PastCommit } from '../../git-hosts/git-host';
import { isRecord } from '../../is-record';
import { cataloguePath, type Place } from '../../site/publish-place';
import { local } from '../../storage/area';
import { storedValue } from '../../storage/stored-value';
import { versioned } from '../../storage/versioned';
import { itemsById } from '../ledger/ledger';
import type { LedgerStore } from '../ledger/ledger-store';
import { giveUp, markPublished, markPutBack } from '../ledger/mark-published';
import type { Change } from '../ledger/operations';
import type { Sent } from '../ledger/sent';
import { readCatalogueAt } from './branch';
import type { DecidedClashes, PublishStep } from './publish-result';

/**
 * Intent of a commit, complete before anything is written on the host: its title, the commit that it is to stand on with the hash of the
 * catalogue there, and what it does to each product. By the products' hashes it is found in the branch.
 */
export type Sending = {
  title: string;
  parent: string;
  base: string;
  effects: readonly (readonly [id: string, effect: Sent])[];
  isPutBack: boolean;
  decided?: DecidedClashes | undefined;
};

/** Note of a sending whose end nobody has seen: when it began, where it goes, and the commit that it puts back. */
export type KeptSending = Sending & {
  at: number;
  times: Partial<Record<PublishStep, number>>;
  repository: string;
  of?: PastCommit | undefined;
};

/** Sending of this browser that is under way, or was when its page was closed. */
export const keptSending = storedValue(
  local,
  'publish-sending',
  versioned(1, (kept) => (isSending(kept) ? kept : undefined)),
);

function isSending(kept: Record<string, unknown>): kept is KeptSending {
  const { title, parent, base, effects, at, times, repository } = kept;
  return (
    [title, parent, base, repository].every((text) => typeof text === 'string') &&
    Number.isFinite(at) &&
    isRecord(times) &&
    Array.isArray(effects) &&
    effects.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && isEffect(entry[1]))
  );
}

const isEffect = (value: unknown) =>
  isRecord(value) &&
  typeof value.mark === 'string' &&
  isRecord(value.values) &&
  Object.values(value.values).every(Array.isArray);

/** Notes in the ledger what was sent with a commit, and which edits were given up for the other side's. False where it could not. */
export async function noteSending(
  ledger: LedgerStore,
  { effects, isPutBack, decided }: Sending,
  commit: string,
): Promise<boolean> {
  const marks = new Map(effects);
  if (isPutBack) return noteInLedger(ledger, markPutBack(marks, commit));
  const mark = markPublished(marks, commit);
  const given = giveUp(decided?.clashes ?? [], decided?.choices ?? {});
  const both: Change = async (before, context) => given(await mark(before, context), context);
  // Without what was given up a product may not be valid any more; what was sent is noted all the same.
  return (await noteInLedger(ledger, both)) || noteInLedger(ledger, mark);
}

/** Whether the ledger has a note of all that went with a commit. */
export function isNotedWith(ledger: LedgerStore, { effects }: Sending, commit: string): boolean {
  const items = itemsById(ledger.current().ledger);
  return effects.every(([id]) => items.get(id)?.publishedWith === commit);
}

/** Answer to whether a change could be made in the ledger. */
export const noteInLedger = ({ applyChange }: LedgerStore, change: Change): Promise<boolean> =>
  applyChange(change).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Commit since which the branch holds what was to be sent, by its content; undefined where it does not. Rejects with a HostFault, and as
 * refused where a catalogue on the way cannot be read.
 */
export async function findSending(host: Host, place: Place, sending: Sending): Promise<string | undefined> {
  const { parent, base, effects } = sending;
  const head = await host.readHead();
  if (head === parent) return undefined;
  let found: string | undefined;
  // From the newest on, as far back as the catalogue was another one than before.
  for (const { commit } of await host.history(cataloguePath(place))) {
    const { hash, hashes } = await readCatalogueAt(host, place, commit);
    if (hash === base) break;
    const isHeld = effects.every(([id, { values }]) => (hashes.get(id) ?? 'deleted') === values.product?.at(-1));
    if (!isHeld && found) break;
    if (isHeld) found = commit;
  }
  return found;
}

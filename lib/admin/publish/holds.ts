import type { RawCatalogue } from '../change-set/catalogue-draft';
import { CatalogueDraft } from '../change-set/catalogue-draft';
import type { LedgerItem } from '../ledger/ledger';
import { isHeld } from '../ledger/sent';

/** Whether a catalogue, that of the store or that of the branch, holds what was published of some items, whatever was edited since. */
export function holds(catalogue: RawCatalogue, items: readonly LedgerItem[]): boolean {
  const draft = new CatalogueDraft(catalogue);
  return items.every((item) => isHeld(item, draft.rowsOf(item.id)[0]?.product));
}

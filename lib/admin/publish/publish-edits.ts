import type { Place } from '../../site/publish-place';
import type { ImageStore } from '../images/image-store';
import { giveUp } from '../ledger/give-up';
import { isSent } from '../ledger/ledger';
import type { LedgerStore } from '../ledger/ledger-store';
import { markPublished } from '../ledger/mark-published';
import { markPutBack } from '../ledger/mark-put-back';
import { type Change, exportedItems } from '../ledger/operations';
import type { Watch } from '../slices';
import { clock as browserClock, type Clock } from './clock';
import type { Host, PastCommit } from './host';
import type { PublishOutcome, PublishStep } from './outcome';
import { publishChanges } from './publish';
import { putBack } from './put-back';
import type { Settled } from './send';

/** How a publish went, and whether this browser could note it; where it could not, another publish finds it in the branch. */
export type NotedOutcome = PublishOutcome & { isNoted: boolean };

type Images = Pick<ImageStore, 'read'>;
export type PublishOptions = {
  settled?: Settled | undefined;
  watch?: Watch | undefined;
  onStep?: ((step: PublishStep) => void) | undefined;
  clock?: Clock;
};

/**
 * Publishes the edits of the ledger with these ids, and notes there what was sent and which edits were given up for the other side's. Rejects
 * with the signal's reason where it was cancelled before anything was sent.
 */
export async function publishEdits(
  ledger: LedgerStore,
  images: Images,
  host: Host,
  place: Place,
  { ids, clock = browserClock, ...options }: PublishOptions & { ids: readonly string[] },
): Promise<NotedOutcome> {
  const { ledger: current, bundle } = ledger.current();
  const wanted = new Set(ids);
  // What was published before is there too when the others are checked.
  const items = exportedItems(current).filter((item) => wanted.has(item.id) || isSent(item));
  const outcome = await publishChanges({ host, place, images, clock, ...options }, { items, bundle });
  const { clashes = [], choices = {} } = options.settled ?? {};
  if (outcome.kind === 'published') {
    const mark = markPublished(outcome.sent, outcome.commit);
    const both: Change = async (before, context) => giveUp(clashes, choices)(await mark(before, context), context);
    // Without what was given up a product may not be valid any more; what was sent is noted all the same.
    const isNoted = (await isDone(ledger, both)) || (await isDone(ledger, mark));
    return { ...outcome, isNoted };
  }
  const isNoted =
    outcome.kind !== 'nothing' || clashes.length === 0 || (await isDone(ledger, giveUp(clashes, choices)));
  return { ...outcome, isNoted };
}

/** Takes back what a commit of the past did, and notes that in the ledger: its products are as the branch has them now. */
export async function putBackEdits(
  ledger: LedgerStore,
  images: Images,
  host: Host,
  place: Place,
  { past, clock = browserClock, ...options }: PublishOptions & { past: PastCommit },
): Promise<NotedOutcome> {
  const outcome = await putBack({ host, place, images, clock, ...options }, past);
  if (outcome.kind !== 'published') return { ...outcome, isNoted: true };
  return { ...outcome, isNoted: await isDone(ledger, markPutBack(outcome.sent, outcome.commit)) };
}

async function isDone({ mutate }: LedgerStore, change: Change): Promise<boolean> {
  return mutate(change).then(
    ({ ok }) => ok,
    () => false,
  );
}

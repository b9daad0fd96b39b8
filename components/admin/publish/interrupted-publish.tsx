'use client';

import { Button } from '@/components/ui/button';
import { momentWords, timeWords } from '@/lib/admin/list-age';
import type { Interrupted } from '@/lib/admin/publish/interrupted';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import { faultWords } from '@/lib/admin/publish/publish-words';
import { HostFault } from '@/lib/git-hosts/git-host';
import type { Place } from '@/lib/site/publish-place';
import adminStyles from '../admin.module.css';
import styles from './publish.module.css';
import { useSnapshot } from './use-snapshot';

/** The publish whose page was closed while it was sent: what is known of it, and the way on. */
export function InterruptedPublish({ publishStore }: { publishStore: PublishStore }) {
  const { interrupted, run } = useSnapshot(publishStore);
  const isIn = useSnapshot(publishStore.connection).kind === 'in';
  if (!interrupted || run?.isBusy) return null;
  const { state, sending } = interrupted;
  const isOver = state === 'arrived' || (state === 'absent' && interrupted.isSure);
  return (
    <section
      aria-label="A publish that was cut off"
      className={styles.report}
      data-fault={state !== 'arrived' || undefined}
    >
      <h3>
        <bdi>{sending.title}</bdi> <span className={adminStyles.when}>{momentWords(sending.at, Date.now())}</span>
      </h3>
      <p role="status">{wordsOf(interrupted, isIn, publishStore.place)}</p>
      {isOver && (
        <div className={adminStyles.buttons}>
          {state === 'absent' && (
            <Button disabled={!isIn} onClick={() => publishStore.sendAgain()}>
              Send it now
            </Button>
          )}
          <Button look="quiet" onClick={publishStore.dismissInterrupted}>
            Dismiss
          </Button>
        </div>
      )}
    </section>
  );
}

function wordsOf(interrupted: Interrupted, isIn: boolean, place: Place): string {
  const begin = 'This publish was cut off while it was sent:';
  const { host } = new URL(place.origin);
  switch (interrupted.state) {
    case 'arrived':
      return `${begin} it has arrived all the same. It is followed below, and is not sent again.`;
    case 'absent':
      return interrupted.isSure
        ? `${begin} it did not arrive. Nothing is lost: your edits are still here, and can be sent now.`
        : `${begin} it has not arrived so far. ${host} may still be at work on it: this page looks until ${timeWords(interrupted.until)}. Your edits are still here.`;
    case 'unknown': {
      const { error } = interrupted;
      if (error) {
        const { what, wayOn } =
          error instanceof HostFault
            ? faultWords(error, place)
            : { what: 'The branch holds what cannot be read.', wayOn: '' };
        return `${begin} whether it has arrived could not be found out. ${what} ${wayOn} This page goes on looking.`;
      }
      return isIn
        ? `${begin} this page looks whether it has arrived.`
        : `${begin} whether it has arrived is seen once you sign in to ${host} above. Your edits are still here, and nothing is sent twice.`;
    }
  }
}

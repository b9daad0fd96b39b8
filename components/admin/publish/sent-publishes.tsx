'use client';

import { Button } from '@/components/ui/button';
import type { PublishRecord } from '@/lib/admin/publish/publish-log';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import adminStyles from '../admin.module.css';
import styles from './publish.module.css';
import { PublishSteps } from './publish-steps';
import { useSnapshot } from './use-snapshot';

/** The open publishes of this browser and the last one that went live: each with its steps, and with the way on where it failed. */
export function SentPublishes({ publishStore }: { publishStore: PublishStore }) {
  const { sent } = useSnapshot(publishStore);
  const shown = sent.filter(({ state }, index) => state !== 'live' || index === 0);
  return shown.map((publish) => <Sent key={publish.commit} publish={publish} publishStore={publishStore} />);
}

function Sent({ publish, publishStore }: { publish: PublishRecord; publishStore: PublishStore }) {
  const { commit, title, state, address, times } = publish;
  const isFault = state === 'failed' || state === 'lost';
  return (
    <section aria-label={title} className={styles.report} data-fault={isFault || undefined}>
      <h3>
        {title} <span className={adminStyles.id}>{commit.slice(0, 7)}</span>
      </h3>
      <PublishSteps times={{ ...times, building: times.sent }} failedAt={isFault ? times[state] : undefined} />
      <p role={isFault ? 'alert' : 'status'}>{wordsOf(publish)}</p>
      <div className={adminStyles.buttons}>
        {address?.startsWith(`${publishStore.place.origin}/`) && (
          <a href={address} target="_blank" rel="noreferrer">
            The build on the host (new tab)
          </a>
        )}
        {state === 'failed' && <Button onClick={() => publishStore.lookAgain(commit)}>Retry</Button>}
        {state !== 'sent' && state !== 'building' && (
          <Button look="quiet" onClick={() => publishStore.forget(commit)}>
            Dismiss
          </Button>
        )}
      </div>
    </section>
  );
}

function wordsOf(publish: PublishRecord): string {
  switch (publish.state) {
    case 'sent':
      return 'It is in the repository. No build of it is known yet; the page goes on looking.';
    case 'building':
      return 'The host builds the store. You may go on, or leave: the page looks again when you are back.';
    case 'live':
      return 'Live: the store shows it.';
    case 'failed':
      return `The build failed: ${publish.reason}. The store shows what it showed before; your edits are in the repository, and still here. Mend what the build names and publish that, or put the publish back below; where the host was to blame, start the build there again and press Retry.`;
    case 'lost':
      return 'The branch does not hold it any more: somebody has taken it away, or put other values in its place. Your edits are still here, as unpublished. Publish them again, or revert them.';
  }
}

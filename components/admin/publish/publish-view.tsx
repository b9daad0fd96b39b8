'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import { counted } from '@/lib/counted';
import { adminRoutes } from '@/lib/site/admin-routes';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { InterruptedPublish } from './interrupted-publish';
import { PastPublishes } from './past-publishes';
import { PublishList } from './publish-list';
import { PublishRun } from './publish-run';
import { SentPublishes } from './sent-publishes';
import { SetUp } from './set-up';
import { useSnapshot } from './use-snapshot';
import { WhoAndWhere } from './who-and-where';

/** From an edit in this browser to the store with one button, where the owner has said where that is built from. */
export function PublishView() {
  const { publishStore } = useAdmin().store;
  return (
    <div className={adminStyles.view}>
      <h1>Publish</h1>
      {publishStore ? <PublishDesk publishStore={publishStore} /> : <SetUp />}
    </div>
  );
}

function PublishDesk({ publishStore }: { publishStore: PublishStore }) {
  const { rows, snapshot, isReadOnly } = useAdmin();
  const { run } = useSnapshot(publishStore);
  const connection = useSnapshot(publishStore.connection);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const waiting = rows.filter(({ state }) => state === 'unpublished' || state === 'exported');
  const ids = waiting.flatMap(({ id }) => (left.has(id) ? [] : id));
  const conflicts = rows.filter(({ state }) => state === 'conflict').length;
  const isIn = connection.kind === 'in';
  const isBusy = run?.isBusy === true;
  return (
    <>
      <WhoAndWhere publishStore={publishStore} />
      <section aria-labelledby="what" className={adminStyles.part}>
        <h2 id="what">What will go</h2>
        <InterruptedPublish publishStore={publishStore} />
        {conflicts > 0 && (
          <p>
            {adminMessages.conflictsFirst(conflicts)} <Link href={adminRoutes.changes()}>Decide</Link>
          </p>
        )}
        {waiting.length === 0 ? (
          <p>{snapshot.counts.published > 0 ? adminMessages.allSent : adminMessages.noChanges}</p>
        ) : (
          <PublishList rows={waiting} left={left} isBusy={isBusy} onLeave={setLeft} />
        )}
        <div className={adminStyles.buttons}>
          <Button
            look="primary"
            disabled={!isIn || isBusy || isReadOnly || ids.length === 0}
            onClick={() => publishStore.publish(ids)}
          >
            {ids.length > 0 ? `Publish ${counted(ids.length, 'product')}` : 'Publish'}
          </Button>
          {!isIn && waiting.length > 0 && <p>Sign in above first.</p>}
        </div>
        <PublishRun publishStore={publishStore} ids={ids} />
        <SentPublishes publishStore={publishStore} />
      </section>
      {isIn && <PastPublishes publishStore={publishStore} isBusy={isBusy} />}
    </>
  );
}

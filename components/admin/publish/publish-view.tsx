'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import { counted } from '@/lib/counted';
import { adminRoutes } from '@/lib/site/admin-routes';
import adminStyles from '../admin.module.css';
import { ChangedProduct, ChangedRows, WhatChanged } from '../changes/changed-rows';
import { useAdmin } from '../frame/admin-context';
import { Destination } from './destination';
import { PublishResult, WaitingCommits } from './publish-result';
import { usePublishState } from './use-publish';

/** Page that sends all edits of this browser to the repository of the store. */
export function PublishView() {
  const { publishStore } = useAdmin().store;
  return (
    <div className={adminStyles.view}>
      <h1>Publish</h1>
      {publishStore ? <PublishPage publishStore={publishStore} /> : <NotSetUp />}
    </div>
  );
}

function NotSetUp() {
  return (
    <section aria-labelledby="set-up" className={adminStyles.part}>
      <h2 id="set-up">Publishing is not set up</h2>
      <p>
        To publish with one button, run <code>npm run publish:setup</code> in the folder of the store and build it
        again. <code>docs/publishing.md</code> describes each step. Until then, export your changes as a file.
      </p>
      <div className={adminStyles.buttons}>
        <ButtonLink href={adminRoutes.changes()}>Go to changes</ButtonLink>
      </div>
    </section>
  );
}

function PublishPage({ publishStore }: { publishStore: PublishStore }) {
  const { rows, isReadOnly } = useAdmin();
  const { signIn, task, outcome } = usePublishState(publishStore);
  const waiting = rows.filter(({ state }) => state === 'unpublished' || state === 'exported');
  const conflicts = rows.filter(({ state }) => state === 'conflict').length;
  const published = rows.filter(({ state }) => state === 'published');
  const mayPublish = signIn.kind === 'in' && signIn.account.canWrite !== false;
  const isOff = !mayPublish || task !== undefined || isReadOnly || waiting.length === 0;
  return (
    <>
      <Destination publishStore={publishStore} />
      <section aria-labelledby="to-publish" className={adminStyles.part}>
        <h2 id="to-publish">To publish</h2>
        {conflicts > 0 && outcome?.kind !== 'conflict' && (
          <p>
            {counted(conflicts, 'product')} in conflict with the store.{' '}
            <Link href={adminRoutes.changes()}>Choose which values stay</Link>, then publish.
          </p>
        )}
        {waiting.length === 0 && conflicts === 0 && (
          <p>{published.length > 0 ? adminMessages.allSent : adminMessages.noChanges}</p>
        )}
        {waiting.length > 0 && (
          <ChangedRows label="Products to publish" columns={['Product', 'What changes']} rows={waiting}>
            {(row) => (
              <>
                <ChangedProduct row={row} />
                <td>
                  <WhatChanged row={row} />
                </td>
              </>
            )}
          </ChangedRows>
        )}
        <div className={adminStyles.buttons}>
          <Button look="primary" disabled={isOff} onClick={publishStore.publish}>
            {waiting.length > 0 ? `Publish ${counted(waiting.length, 'product')}` : 'Publish'}
          </Button>
          {task === 'preparing' && <Button onClick={publishStore.cancel}>Cancel</Button>}
          {signIn.kind !== 'in' && waiting.length > 0 && <p>Sign in first.</p>}
        </div>
        <PublishResult publishStore={publishStore} isLive={published.length === 0} />
        <WaitingCommits publishStore={publishStore} rows={published} />
      </section>
    </>
  );
}

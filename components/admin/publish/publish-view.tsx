'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import { formatCount } from '@/lib/format';
import adminStyles from '../admin.module.css';
import { ChangeDetails, ChangedProductCell, ChangesTable } from '../changes/changes-table';
import { useAdmin } from '../layout/admin-context';
import { Destination } from './destination';
import { PublishResult, WaitingCommits } from './publish-result';
import { usePublishState } from './use-publish';

/** Page that publishes all edits of this browser to the repository of the store. */
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
    <section aria-labelledby="set-up" className={adminStyles.section}>
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
  const unpublished = rows.filter(({ state }) => state === 'unpublished' || state === 'exported');
  const conflicts = rows.filter(({ state }) => state === 'conflict').length;
  const published = rows.filter(({ state }) => state === 'published');
  const canPublish = signIn.kind === 'in' && signIn.account.canWrite !== false;
  const isDisabled = !canPublish || task !== undefined || isReadOnly || unpublished.length === 0;
  return (
    <>
      <Destination publishStore={publishStore} />
      <section aria-labelledby="to-publish" className={adminStyles.section}>
        <h2 id="to-publish">To publish</h2>
        {conflicts > 0 && outcome?.kind !== 'conflict' && (
          <p>
            {formatCount(conflicts, 'product')} in conflict with the store.{' '}
            <Link href={adminRoutes.changes()}>Choose which values stay</Link>, then publish.
          </p>
        )}
        {unpublished.length === 0 && conflicts === 0 && (
          <p>{published.length > 0 ? adminMessages.nothingToPublish : adminMessages.noChanges}</p>
        )}
        {unpublished.length > 0 && (
          <ChangesTable label="Products to publish" columns={['Product', 'What changes']} rows={unpublished}>
            {(row) => (
              <>
                <ChangedProductCell row={row} />
                <td>
                  <ChangeDetails row={row} />
                </td>
              </>
            )}
          </ChangesTable>
        )}
        <div className={adminStyles.buttons}>
          <Button variant="primary" disabled={isDisabled} onClick={publishStore.publish}>
            {unpublished.length > 0 ? `Publish ${formatCount(unpublished.length, 'product')}` : 'Publish'}
          </Button>
          {task === 'preparing' && <Button onClick={publishStore.cancel}>Cancel</Button>}
          {signIn.kind !== 'in' && unpublished.length > 0 && <p>Sign in first.</p>}
        </div>
        <PublishResult publishStore={publishStore} isLive={published.length === 0} />
        <WaitingCommits publishStore={publishStore} rows={published} />
      </section>
    </>
  );
}

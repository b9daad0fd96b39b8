'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Hidden } from '@/components/ui/layout';
import { TableScroll } from '@/components/ui/table-scroll';
import { momentWords } from '@/lib/admin/list-age';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import type { PastCommit } from '@/lib/git-hosts/git-host';
import adminStyles from '../admin.module.css';
import { HostLink } from './host-link';
import { useSnapshot } from './use-snapshot';

const STATES = {
  sent: 'Sent',
  building: 'Building',
  live: 'Live',
  failed: 'Failed',
  lost: 'Not in the branch any more',
} as const;

/** The past publishes with their authors, each with the way to take it back. */
export function PastPublishes({ publishStore, isBusy }: { publishStore: PublishStore; isBusy: boolean }) {
  const { history, sent } = useSnapshot(publishStore);
  const [asked, setAsked] = useState<PastCommit>();
  useEffect(() => {
    void publishStore.loadHistory();
  }, [publishStore]);
  const stateOf = (commit: string) => sent.find((other) => other.commit === commit)?.state;
  const putBack = (commit: PastCommit) => {
    setAsked(undefined);
    void publishStore.putBack(commit);
  };
  return (
    <section aria-labelledby="past" className={adminStyles.part}>
      <h2 id="past">What was published</h2>
      {!history && <p role="status">Reading the last commits…</p>}
      {history?.fault && <p role="alert">{history.fault}</p>}
      {history?.list.length === 0 && !history.fault && <p>Nothing yet.</p>}
      {history && history.list.length > 0 && (
        <TableScroll label="Commits of the catalog">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">By, when</th>
              <th scope="col">State</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {history.list.map((past) => {
              const state = stateOf(past.commit);
              return (
                <tr key={past.commit}>
                  <th scope="row">
                    <bdi>{past.title}</bdi>
                    <HostLink className={adminStyles.when} address={past.address}>
                      {past.commit.slice(0, 7)}
                    </HostLink>
                  </th>
                  <td>
                    <bdi>{past.by}</bdi>
                    {past.at !== undefined && (
                      <span className={adminStyles.when}>{momentWords(past.at, Date.now())}</span>
                    )}
                  </td>
                  <td>{state && STATES[state]}</td>
                  <td>
                    {past.parent && (
                      <button
                        type="button"
                        className={adminStyles.action}
                        disabled={isBusy}
                        onClick={() => setAsked(past)}
                      >
                        Put back
                        <Hidden> {past.title}</Hidden>
                      </button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </TableScroll>
      )}
      {history && (
        <div className={adminStyles.buttons}>
          <button
            type="button"
            className={adminStyles.action}
            disabled={isBusy}
            onClick={() => publishStore.loadHistory()}
          >
            Read again
          </button>
        </div>
      )}
      {asked && (
        <Dialog
          title={`Put back “${asked.title}”?`}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button onClick={() => setAsked(undefined)}>Cancel</Button>
              <Button look="primary" onClick={() => putBack(asked)}>
                Put back
              </Button>
            </>
          }
        >
          <p>
            A new commit puts the values from before it back into the store. What was published since in other fields
            stays; where the same field was changed since, you are asked.
          </p>
        </Dialog>
      )}
    </section>
  );
}

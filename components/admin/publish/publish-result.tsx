import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { openHost } from '@/lib/admin/git-hosts/git-hosts';
import type { PublishOutcome } from '@/lib/admin/publish/publish';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import type { AdminRow } from '@/lib/admin/store-types';
import { groupBy } from '@/lib/catalogue/group-by';
import { formatCount } from '@/lib/format';
import adminStyles from '../admin.module.css';
import { LeftOutList } from '../changes/changes-table';
import { useAdmin } from '../layout/admin-context';

const TASKS = { preparing: 'Reading the branch and checking…', sending: 'Sending…', checking: 'Checking the branch…' };

/** Progress and outcome of a publish. `isLive`: the site shows all published changes. */
export function PublishResult({ isLive }: { isLive: boolean }) {
  const { task, outcome } = usePublish();
  const target = useFocusFallback<HTMLDivElement>(outcome);
  const isProblem = outcome?.kind === 'failed' || outcome?.kind === 'conflict';
  return (
    <div ref={target} tabIndex={-1} className={adminStyles.result} data-problem={isProblem || undefined}>
      <div>
        <div role="status">
          {task && <p>{TASKS[task]}</p>}
          {outcome && !isProblem && <OutcomeText outcome={outcome} isLive={isLive} />}
        </div>
        <div role="alert">{outcome && isProblem && <OutcomeText outcome={outcome} isLive={isLive} />}</div>
      </div>
      {outcome && 'leftOut' in outcome && <LeftOutList leftOut={outcome.leftOut ?? []} />}
    </div>
  );
}

function OutcomeText({ outcome, isLive }: { outcome: PublishOutcome; isLive: boolean }) {
  switch (outcome.kind) {
    case 'done': {
      const { products, changedMeanwhile } = outcome;
      return (
        <p>
          {products > 0 ? `${formatCount(products, 'product')} published.` : 'The branch already has all changes.'}
          {isLive && ' The site shows the changes.'}
          {changedMeanwhile.length > 0 && ` Merged with changes by others: ${adminMessages.named(changedMeanwhile)}.`}
        </p>
      );
    }
    case 'conflict':
      return outcome.conflicts > 0 ? (
        <p>
          Nothing was sent: {formatCount(outcome.conflicts, 'product')} changed here and in the branch.{' '}
          <Link href={adminRoutes.changes()}>Choose which values stay</Link>, then publish again.
        </p>
      ) : (
        <p>Nothing was sent: the branch has changed. The changes are merged now. Publish again.</p>
      );
    case 'failed':
      return <p>{outcome.reason} Your edits are still here.</p>;
    case 'cancelled':
      return <p>Cancelled. Nothing was sent.</p>;
  }
}

/** Commits that are not live yet, with links to the host. The operator can revert a commit there. */
export function WaitingCommits({ rows }: { rows: readonly AdminRow[] }) {
  const { publishStore, signIn, task } = usePublish();
  if (rows.length === 0) return null;
  const { commitUrl, checksUrl } = openHost(publishStore.target, '');
  const commits = groupBy(rows, ({ commit = '' }) => commit);
  return (
    <section aria-label="Published, not live yet" className={adminStyles.result}>
      {[...commits].map(([commit, products]) => (
        <p key={commit}>
          Commit <HostLink address={commitUrl(commit)}>{commit.slice(0, 7)}</HostLink> with{' '}
          {formatCount(products.length, 'product')}: waiting until the site shows it.{' '}
          <HostLink address={checksUrl(commit)}>Build and checks</HostLink>
        </p>
      ))}
      {signIn.kind === 'in' && (
        <div className={adminStyles.buttons}>
          <Button disabled={task !== undefined} onClick={publishStore.checkAgain}>
            Check again
          </Button>
        </div>
      )}
    </section>
  );
}

/** Link to a page of the host in a new tab; plain text if `address` is `undefined`. */
export function HostLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** The publish store with its state: sign-in, running task and outcome. Only if `site.json` has `publish`. */
export function usePublish() {
  const publishStore = useAdmin().store.publishStore as PublishStore;
  const { subscribe, getSnapshot } = publishStore;
  return { publishStore, ...useSyncExternalStore(subscribe, getSnapshot) };
}

/** Focuses the returned ref's element when `state` changes and the focused control was removed or disabled. */
export function useFocusFallback<Target extends HTMLElement>(state: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) target.current?.focus();
  }, [state]);
  return target;
}

'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { GIT_HOSTS } from '@/lib/admin/git-hosts/git-hosts';
import { finishSignIn, startSignIn } from '@/lib/admin/publish/publish-store';
import { formatCount } from '@/lib/format';
import adminStyles from '../admin.module.css';
import { ChangesTable } from '../changes/changes-table';
import { useAdmin } from '../layout/admin-context';
import { HostLink, PublishResult, useFocusFallback, usePublish, WaitingCommits } from './publish-result';

/** Page that publishes all edits of this browser to the repository of the store. */
export function PublishView() {
  const { store } = useAdmin();
  return (
    <div className={adminStyles.view}>
      <h1>Publish</h1>
      {store.publishStore ? <PublishPage /> : <NotSetUp />}
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

function PublishPage() {
  const { rows, isReadOnly } = useAdmin();
  const { publishStore, signIn, task, outcome } = usePublish();
  const unpublished = rows.filter(({ state }) => state === 'unpublished' || state === 'exported');
  const conflicts = rows.filter(({ state }) => state === 'conflict').length;
  const published = rows.filter(({ state }) => state === 'published');
  const canPublish = signIn.kind === 'in' && signIn.account.canWrite !== false;
  const isDisabled = !canPublish || task !== undefined || isReadOnly || unpublished.length === 0;
  return (
    <>
      <Destination />
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
          <ChangesTable label="Products to publish" columns={['Product', 'What changes']} rows={unpublished} />
        )}
        <div className={adminStyles.buttons}>
          <Button variant="primary" disabled={isDisabled} onClick={publishStore.publish}>
            {unpublished.length > 0 ? `Publish ${formatCount(unpublished.length, 'product')}` : 'Publish'}
          </Button>
          {task === 'preparing' && <Button onClick={publishStore.cancel}>Cancel</Button>}
          {signIn.kind !== 'in' && unpublished.length > 0 && <p>Sign in first.</p>}
        </div>
        <PublishResult isLive={published.length === 0} />
        <WaitingCommits rows={published} />
      </section>
    </>
  );
}

const WRITE_ACCESS: Readonly<Record<string, string>> = {
  true: 'Yes',
  false: 'No: ask the owner of the repository for it.',
  undefined: 'Not reported by the host',
};

/** Repository that the edits are published to, the operator's account there, and the sign-in. */
function Destination() {
  const { publishStore, signIn } = usePublish();
  const { target, resume, signOut } = publishStore;
  const heading = useFocusFallback<HTMLHeadingElement>(signIn.kind);
  const host = new URL(target.origin).host;

  useEffect(() => {
    const address = new URL(window.location.href);
    // The code in the URL works only once and must not end up in bookmarks.
    if (address.search) window.history.replaceState(null, '', address.pathname);
    finishSignIn(target, address).then(resume, (error: Error) => signOut(error.message));
  }, [target, resume, signOut]);

  return (
    <section aria-labelledby="destination" className={adminStyles.section}>
      <h2 id="destination" ref={heading} tabIndex={-1}>
        Destination
      </h2>
      <dl className={adminStyles.descriptionList}>
        <dt className={adminStyles.hint}>Host</dt>
        <dd>{host}</dd>
        <dt className={adminStyles.hint}>Repository</dt>
        <dd>
          <HostLink address={`${target.origin}/${target.repository}`}>{target.repository}</HostLink>, branch{' '}
          {target.branch}
        </dd>
        <dt className={adminStyles.hint}>Account</dt>
        <dd>
          {signIn.kind === 'in' ? (
            <HostLink address={signIn.account.link}>
              <bdi>{signIn.account.name}</bdi>
            </HostLink>
          ) : (
            'Not signed in'
          )}
        </dd>
        {signIn.kind === 'in' && (
          <>
            <dt className={adminStyles.hint}>Write access</dt>
            <dd>{WRITE_ACCESS[String(signIn.account.canWrite)]}</dd>
          </>
        )}
      </dl>
      <div>
        <div role="status">{signIn.kind === 'checking' && <p>Checking the token…</p>}</div>
        <div role="alert">
          {signIn.kind === 'out' && signIn.problem && <p className={adminStyles.error}>{signIn.problem}</p>}
        </div>
      </div>
      {signIn.kind === 'in' ? (
        <div className={adminStyles.buttons}>
          <Button onClick={() => signOut()}>Sign out of {host}</Button>
        </div>
      ) : (
        <SignInForm />
      )}
    </section>
  );
}

/** Sign-in with a token, or on the host's page if the shop is configured for it. */
function SignInForm() {
  const { publishStore, signIn } = usePublish();
  const { target, signOut } = publishStore;
  const isBusy = signIn.kind === 'checking';
  const [staysSignedIn, setStaysSignedIn] = useState(false);
  const host = new URL(target.origin).host;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('token') as HTMLInputElement;
    void publishStore.signIn(field.value, staysSignedIn);
    // Do not keep the token in the page.
    field.value = '';
  };
  const goToHost = () =>
    startSignIn(target, `${window.location.origin}${window.location.pathname}`, staysSignedIn).then(
      (address) => window.location.assign(address),
      () => signOut(adminMessages.signInFailed),
    );
  const staySignedInCheckbox = (
    <label className={adminStyles.checkbox}>
      <input type="checkbox" checked={staysSignedIn} onChange={({ target }) => setStaysSignedIn(target.checked)} />
      Stay signed in until this tab is closed or opens the store
    </label>
  );
  const { name, address, permissions, hints } = GIT_HOSTS[target.host].tokenHelp(target);
  const tokenForm = (
    <form method="dialog" className={adminStyles.form} onSubmit={onSubmit}>
      <p>
        {host} needs a {name}. <HostLink address={address}>Create one (new tab)</HostLink> with these settings:
      </p>
      <ul className={adminStyles.list}>
        {[...hints, `Permissions: ${permissions}.`].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextField
        label="Token"
        name="token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        required
        hint={`Sent to ${host} only.`}
      />
      {target.signIn === undefined && staySignedInCheckbox}
      <div className={adminStyles.buttons}>
        <Button type="submit" disabled={isBusy}>
          Sign in
        </Button>
      </div>
    </form>
  );
  if (target.signIn === undefined) return tokenForm;
  return (
    <div className={adminStyles.form}>
      {staySignedInCheckbox}
      <div className={adminStyles.buttons}>
        <Button disabled={isBusy} onClick={goToHost}>
          Sign in with {host}
        </Button>
      </div>
      <details>
        <summary className={adminStyles.action}>Or with a token</summary>
        {tokenForm}
      </details>
    </div>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { Check } from '@/lib/admin/publish/connection';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import { finishSignIn } from '@/lib/admin/publish/sign-in';
import adminStyles from '../admin.module.css';
import { HostLink } from './host-link';
import styles from './publish.module.css';
import { SignInForm } from './sign-in-form';
import { useKeptFocus } from './use-kept-focus';
import { useSnapshot } from './use-snapshot';

/** Where edits go, who the operator is there, and what the test of their token has found. */
export function WhoAndWhere({ publishStore: { place, connection } }: { publishStore: PublishStore }) {
  const [failure, setFailure] = useState<string>();
  const state = useSnapshot(connection);
  const trying = (deed: Promise<void>) => {
    setFailure(undefined);
    return deed.catch(() => setFailure(adminMessages.signInFailed));
  };

  useEffect(() => {
    const address = new URL(window.location.href);
    // The code that the host has sent along is good once, and no business of a bookmark.
    if (address.search) window.history.replaceState(null, '', address.pathname);
    finishSignIn(place, address)
      .then(() => connection.resume())
      .catch((error: Error) => setFailure(error.message));
  }, [place, connection]);

  const { kind, checks } = state;
  const heading = useKeptFocus<HTMLHeadingElement>(kind);
  return (
    <section aria-labelledby="where" className={adminStyles.part}>
      <h2 id="where" ref={heading} tabIndex={-1}>
        Where it goes
      </h2>
      <dl className={adminStyles.pairs}>
        <dt className={adminStyles.when}>Host</dt>
        <dd>{new URL(place.origin).host}</dd>
        <dt className={adminStyles.when}>Repository</dt>
        <dd>
          <a href={`${place.origin}/${place.repository}`} target="_blank" rel="noreferrer">
            {place.repository}
          </a>
          , branch {place.branch}
        </dd>
        <dt className={adminStyles.when}>You are</dt>
        <dd>
          {state.kind === 'in' ? (
            <HostLink address={state.who.address}>
              <bdi>{state.who.name}</bdi>
            </HostLink>
          ) : (
            'not signed in'
          )}
        </dd>
      </dl>
      <div role="status">{kind === 'testing' && <p>Testing the token…</p>}</div>
      {failure && (
        <p role="alert" className={styles.report} data-fault>
          {failure}
        </p>
      )}
      {kind === 'refused' && (
        <div role="alert" className={adminStyles.buttons}>
          <p>You are not signed in: something is missing.</p>
          <Button onClick={() => trying(connection.again())}>Test again</Button>
        </div>
      )}
      {kind === 'in' ? (
        <details>
          <summary className={adminStyles.action}>What the test of the token found</summary>
          <CheckList checks={checks} />
        </details>
      ) : (
        <CheckList checks={checks} />
      )}
      {kind === 'in' ? (
        <div className={adminStyles.buttons}>
          <button type="button" className={adminStyles.action} onClick={() => connection.signOut()}>
            Sign out of {new URL(place.origin).host}
          </button>
        </div>
      ) : (
        <SignInForm
          place={place}
          isBusy={kind === 'testing'}
          onToken={(text, isKept) => trying(connection.signIn(text, isKept))}
        />
      )}
    </section>
  );
}

const MARKS = {
  fine: { icon: 'check', word: 'Fine' },
  doubt: { icon: 'alert', word: 'Look' },
  fault: { icon: 'alert', word: 'Missing' },
} as const;

/** The findings of a token's test, one line each. */
function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ name, state, text }) => (
        <li key={name} data-state={state}>
          <Icon name={MARKS[state].icon} />
          <span>
            <Hidden>{MARKS[state].word}: </Hidden>
            <strong>{name}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

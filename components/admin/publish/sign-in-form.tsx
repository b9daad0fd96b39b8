'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { startSignIn } from '@/lib/admin/publish/sign-in';
import { GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import type { Place } from '@/lib/site/publish-place';
import adminStyles from '../admin.module.css';

type Props = { place: Place; isBusy: boolean; onToken: (token: string, isKept: boolean) => Promise<void> };

/** How the operator says who they are on the host: by its own sign-in where that is configured, else with a token. */
export function SignInForm({ place, isBusy, onToken }: Props) {
  const [isKept, setKept] = useState(false);
  const host = new URL(place.origin).host;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('token') as HTMLInputElement;
    const text = field.value.trim();
    // The token stands in no field while it is tried, and not afterwards.
    field.value = '';
    if (text !== '') await onToken(text, isKept);
  };
  const goToHost = async () =>
    window.location.assign(await startSignIn(place, `${window.location.origin}${window.location.pathname}`, isKept));
  const keep = (
    <label className={adminStyles.check}>
      <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
      Stay signed in until this tab is closed or opens the store
    </label>
  );
  const { name, address, lines } = GIT_HOSTS[place.host].tokenWords(place);
  const byToken = (
    <form method="dialog" className={adminStyles.form} onSubmit={onSubmit}>
      <p>
        {host} asks for a {name}:{' '}
        <a href={address} target="_blank" rel="noreferrer">
          make one there (new tab)
        </a>
        .
      </p>
      <ul className={adminStyles.list}>
        {lines.map((line) => (
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
        hint={`It goes to ${host} and nowhere else, and is forgotten when you leave this tab.`}
      />
      {place.signIn === undefined && keep}
      <div className={adminStyles.buttons}>
        <Button type="submit" disabled={isBusy}>
          Sign in and test
        </Button>
      </div>
    </form>
  );
  if (place.signIn === undefined) return byToken;
  return (
    <div className={adminStyles.form}>
      {keep}
      <div className={adminStyles.buttons}>
        <Button disabled={isBusy} onClick={goToHost}>
          Sign in with {host}
        </Button>
      </div>
      <details>
        <summary className={adminStyles.action}>Or with a token</summary>
        {byToken}
      </details>
    </div>
  );
}

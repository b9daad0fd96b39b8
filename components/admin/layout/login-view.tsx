'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Container } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { demoLogin, returnPath, session } from '@/lib/admin/session';
import * as messages from '@/lib/site/messages';
import { asset, routes } from '@/lib/site/routes';
import adminStyles from '../admin.module.css';
import styles from './layout.module.css';
import { useSession } from './use-session';

/** The demo sign-in page, which shows its credentials. */
export function LoginView() {
  const router = useRouter();
  const state = useSession();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (state === 'in') router.replace(returnPath(new URLSearchParams(window.location.search).get('from')));
  }, [state, router]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setFailed(!session.signIn(String(data.get('email')), String(data.get('password'))));
  };

  return (
    <Container>
      <main className={`${adminStyles.view} ${styles.login}`}>
        <h1>{adminMessages.signIn}</h1>
        <div className={adminStyles.banner}>
          <p>{adminMessages.demoGate}</p>
          <dl className={`${adminStyles.descriptionList} ${adminStyles.mono}`}>
            <dt>Email</dt>
            <dd data-demo-email>{demoLogin.email}</dd>
            <dt>Password</dt>
            <dd data-demo-password>{demoLogin.password}</dd>
          </dl>
        </div>
        <form className={adminStyles.stack} onSubmit={onSubmit} onChange={() => setFailed(false)}>
          <TextField label="Email" name="email" type="email" autoComplete="username" enterKeyHint="next" required />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            enterKeyHint="go"
            required
          />
          <p className={adminStyles.error} role="alert">
            {hasFailed && adminMessages.invalidLogin}
          </p>
          <Button variant="primary" type="submit">
            Sign in
          </Button>
        </form>
        <form className={adminStyles.stack} action={asset(routes.search())} method="get">
          <TextField label={messages.searchStore} name="query" type="search" enterKeyHint="search" required />
          <Button type="submit">Search</Button>
        </form>
        <p>
          <a className={buttonClass('quiet')} href={asset(routes.home())}>
            Back to the store
          </a>
        </p>
      </main>
    </Container>
  );
}

/** Redirects /admin/ to the product list, or to the sign-in page if the operator is not signed in. */
export function AdminRedirect() {
  const router = useRouter();
  const state = useSession();
  useEffect(() => {
    if (state !== 'unknown') router.replace(state === 'in' ? adminRoutes.products() : adminRoutes.login());
  }, [state, router]);
  return (
    <Container>
      <main>
        <h1>Admin</h1>
        <p>
          <Link href={adminRoutes.login()}>Sign in</Link>
        </p>
      </main>
    </Container>
  );
}

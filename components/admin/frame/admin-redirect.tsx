'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/site/routes';
import { useSession } from './use-session';

/** /admin/ leads on: to the products when signed in, to the sign-in otherwise. */
export function AdminRedirect() {
  const router = useRouter();
  const state = useSession();
  useEffect(() => {
    if (state !== 'unknown') router.replace(state === 'in' ? routes.adminProducts() : routes.adminLogin());
  }, [state, router]);
  return (
    <Wrap>
      <main>
        <h1>Admin</h1>
        <p>
          <Link href={routes.adminLogin()}>Sign in</Link>
        </p>
      </main>
    </Wrap>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Container } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { useSession } from './use-session';

/** /admin/ leads on: to the products when signed in, to the sign-in otherwise. */
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

'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Container } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { useSession } from './use-session';

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

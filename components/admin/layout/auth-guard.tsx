'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Container } from '@/components/ui/layout';
import { afterOverlaysClose } from '@/components/ui/use-close-on-back';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { site } from '@/lib/site/site';
import adminStyles from '../admin.module.css';
import { PublishPoller } from '../publish/use-publish';
import { AdminProvider } from './admin-context';
import { AdminHeader } from './admin-header';
import { StorageBanners } from './banners';
import { CachedCatalogueNotice } from './cached-catalogue-notice';
import { useSession } from './use-session';

/**
 * Shows the admin to a signed-in operator and redirects everyone else to the sign-in page. Shows a status until the sign-in state is
 * known. `hasOrders`: true if the data folder has sample orders.
 */
export function AuthGuard({ hasOrders, children }: { hasOrders: boolean; children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const state = useSession();

  useEffect(() => {
    if (state !== 'out') return;
    const from = `${pathname}${window.location.search}`;
    afterOverlaysClose(() => router.replace(`${adminRoutes.login()}?${new URLSearchParams({ from })}`));
  }, [state, router, pathname]);

  if (state !== 'in') {
    return (
      <Container className={adminStyles.page}>
        <h1>{`${site.name} admin`}</h1>
        <p role="status">Checking the sign-in…</p>
        <noscript>
          <p>The admin needs JavaScript: it runs in the browser and keeps its data there.</p>
        </noscript>
      </Container>
    );
  }
  return (
    <AdminProvider>
      <AdminHeader hasOrders={hasOrders} />
      <main id="content" tabIndex={-1}>
        <Container className={adminStyles.page}>
          <CachedCatalogueNotice />
          <StorageBanners />
          {children}
        </Container>
      </main>
      <PublishPoller />
    </AdminProvider>
  );
}

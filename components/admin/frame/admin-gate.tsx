'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Wrap } from '@/components/ui/layout';
import { whenUncovered } from '@/components/ui/use-back-closes';
import { adminRoutes } from '@/lib/site/admin-routes';
import { site } from '@/lib/site/site';
import adminStyles from '../admin.module.css';
import { PublishWatch } from '../publish/use-publish';
import { AdminProvider } from './admin-context';
import { AdminHeader } from './admin-header';
import { Banners } from './banners';
import { CrashScreen } from './crash-screen';
import { KeptListNotice } from './kept-list-notice';
import { useSession } from './use-session';

/**
 * Shows the admin to a signed-in operator and sends everyone else to the sign-in; until that is known it shows nothing. `hasOrders`:
 * whether the data folder has any to show.
 */
export function AdminGate({ hasOrders, children }: { hasOrders: boolean; children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const state = useSession();

  useEffect(() => {
    if (state !== 'out') return;
    const from = `${pathname}${window.location.search}`;
    whenUncovered(() => router.replace(`${adminRoutes.login()}?${new URLSearchParams({ from })}`));
  }, [state, router, pathname]);

  if (state !== 'in') {
    return (
      <Wrap className={adminStyles.page}>
        <h1>{`${site.name} admin`}</h1>
        <p role="status">Checking the sign-in…</p>
        <noscript>
          <p>The admin needs JavaScript: it runs in the browser and keeps its data there.</p>
        </noscript>
      </Wrap>
    );
  }
  return (
    <AdminProvider>
      <AdminHeader hasOrders={hasOrders} />
      <main id="content" tabIndex={-1}>
        <Wrap className={adminStyles.page}>
          <KeptListNotice />
          <Banners />
          {/* A page that broke must not keep the next one from showing. */}
          <CrashScreen key={pathname}>{children}</CrashScreen>
        </Wrap>
      </main>
      <PublishWatch />
    </AdminProvider>
  );
}

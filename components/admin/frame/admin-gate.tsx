'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import { whenUncovered } from '@/components/ui/use-back-closes';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/site/admin-routes';
import { site } from '@/lib/site/site';
import adminStyles from '../admin.module.css';
import { PublishWatch } from '../publish/publish-watch';
import { AdminProvider, useLedger } from './admin-context';
import { AdminHeader } from './admin-header';
import { Banners } from './banners';
import { CrashScreen } from './crash-screen';
import styles from './frame.module.css';
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
      <StorageMeter />
      <PublishWatch />
    </AdminProvider>
  );
}

/** How much of the browser's room the admin has taken, and what may happen to it. */
function StorageMeter() {
  const { snapshot, store } = useLedger();
  if (!store || snapshot.mode === 'memory') return null;
  const { used, quota } = snapshot.storage;
  const isTight = used > 0.8 * quota;
  const room = `${inKilobytes(used)} of ${inKilobytes(quota)} KB`;
  return (
    <section className={`${layout.note} ${styles.storage}`} aria-label="Storage">
      <Wrap className={adminStyles.line}>
        <label className={stack.row}>
          Storage in this browser
          <meter min={0} max={quota} high={0.8 * quota} optimum={0} value={used} aria-valuetext={room} />
        </label>
        <span className={isTight ? adminStyles.error : undefined}>{room}</span>
        <span>{adminMessages.eviction}</span>
      </Wrap>
    </section>
  );
}

/** Browsers count UTF-16 characters; in catalogues nearly every one of them is one byte of a file. */
function inKilobytes(characters: number): string {
  return String(Math.round(characters / 1024)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

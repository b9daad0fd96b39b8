'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Container, VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { afterOverlaysClose } from '@/components/ui/use-close-on-back';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { pollUntilLive } from '@/lib/admin/publish/publish-store';
import { session } from '@/lib/admin/session';
import { asset, routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import adminStyles from '../admin.module.css';
import { AdminProvider, useAdminStore } from './admin-context';
import { CachedCatalogueNotice, StorageBanners } from './banners';
import styles from './layout.module.css';
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

const PAGES = [
  { name: 'Products', href: adminRoutes.products() },
  { name: adminMessages.addButton, href: adminRoutes.addProduct() },
  { name: 'Changes', href: adminRoutes.changes() },
  { name: 'Publish', href: adminRoutes.publish() },
];
const ORDERS = { name: 'Orders', href: adminRoutes.orders() };

/** Header of the admin: links to its pages, number of unpublished products, and Log out. */
export function AdminHeader({ hasOrders }: { hasOrders: boolean }) {
  const pathname = usePathname();
  const { counts } = useAdminStore().snapshot ?? {};
  const unpublished = counts ? counts.unpublished + counts.conflict : 0;

  return (
    <header className={`${layout.band} ${styles.bar}`}>
      <Container className={styles.row}>
        <span className={styles.title}>
          {site.name} <span>admin</span>
        </span>
        <nav aria-label="Admin">
          <ul className={styles.pages}>
            {(hasOrders ? [...PAGES, ORDERS] : PAGES).map(({ name, href }) => (
              <li key={href}>
                <Link href={href} aria-current={pathname === href ? 'page' : undefined}>
                  {name}
                  {href === adminRoutes.changes() && unpublished > 0 && (
                    <span className={styles.count}>
                      {unpublished}
                      <VisuallyHidden> unpublished</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.links}>
          <a href={asset(routes.home())} target="_blank" rel="noopener">
            Store
            <VisuallyHidden> (new tab)</VisuallyHidden>
          </a>
          <button type="button" onClick={session.signOut}>
            Log out
          </button>
        </div>
      </Container>
    </header>
  );
}

/** On every admin page, polls the site until it shows the published changes. */
function PublishPoller() {
  const { store } = useAdminStore();
  useEffect(() => (store?.publishStore ? pollUntilLive(store) : undefined), [store]);
  return null;
}

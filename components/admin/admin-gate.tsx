'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { session } from '@/lib/admin/session';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import styles from './admin.module.css';
import { useSession } from './use-session';

const PAGES = [
  { name: 'Products', href: routes.adminProducts() },
  { name: 'Add product', href: routes.adminAddProduct() },
  { name: 'Orders', href: routes.adminOrders() },
];

/** Shows the admin to a signed-in operator and sends everyone else to the sign-in; until that is known it shows nothing. */
export function AdminGate({ children }: { children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const state = useSession();

  useEffect(() => {
    if (state === 'out') router.replace(`${routes.adminLogin()}?${new URLSearchParams({ from: pathname })}`);
  }, [state, router, pathname]);

  if (state !== 'in') {
    return (
      <Wrap className={styles.page}>
        <h1>{site.name} admin</h1>
        <p role="status">Checking the sign-in…</p>
        <noscript>
          <p>The admin needs JavaScript: it runs in the browser and keeps its data there.</p>
        </noscript>
      </Wrap>
    );
  }
  return (
    <>
      <header className={styles.bar}>
        <Wrap className={styles.row}>
          <span className={styles.title}>{site.name} admin</span>
          <nav aria-label="Admin" className={styles.row}>
            {PAGES.map(({ name, href }) => (
              <Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
          <Link href={routes.home()}>Store</Link>
          <button type="button" onClick={session.signOut}>
            Log out
          </button>
        </Wrap>
      </header>
      <main>
        <Wrap className={styles.page}>
          {session.isStorageDenied() && <p className={styles.notice}>{adminMessages.storageDenied}</p>}
          {children}
        </Wrap>
      </main>
    </>
  );
}

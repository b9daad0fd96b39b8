'use client';

import { usePathname } from 'next/navigation';
import { Container, VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { session } from '@/lib/admin/session';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import { useAdminStore } from './admin-context';
import styles from './layout.module.css';

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
  const { counts } = useAdminStore().snapshot;
  const unpublished = counts.unpublished + counts.conflict;

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

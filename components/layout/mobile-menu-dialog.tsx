'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { IconButton } from '@/components/ui/icon-button';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { afterOverlaysClose } from '@/components/ui/use-close-on-back';
import { useModal } from '@/components/ui/use-modal';
import { type MenuGroup, type MenuLink, menu, menuPages, type WithEmptyLinks } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './mobile-menu-dialog.module.css';
import { requestLinkLabel, useRequestCount } from './request-link';

type Props = WithEmptyLinks & { onClose: () => void };

/** The menu on narrow screens. Loaded on first use. */
export const MobileMenuDialog = withErrorBoundary('menu-dialog', ({ emptyLinks = [], onClose }: Props) => {
  const pathname = usePathname();
  const count = useRequestCount();
  const entries: (MenuLink & Partial<MenuGroup>)[] = [
    { label: messages.allProducts, href: routes.allProducts() },
    ...menu.filter(({ href }) => !emptyLinks.includes(href)),
    ...menuPages,
    { label: requestLinkLabel(count), href: routes.request() },
  ];
  const dialog = useModal(onClose);
  const close = () => dialog.current?.close();
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    close();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    afterOverlaysClose(() => window.location.assign(href));
  };
  const link = (label: string, href: string) => (
    <Link href={href} onClick={onLinkClick} aria-current={pathname === href ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <dialog ref={dialog} className={styles.dialog} closedby="any" aria-labelledby="mobile-menu-title" onClose={onClose}>
      <div className={`${styles.top} ${layout.band}`}>
        <h2 id="mobile-menu-title">Menu</h2>
        <IconButton icon="close" label="Close menu" onClick={close} />
      </div>
      <nav aria-label="Mobile">
        <ul className={`${styles.list} ${layout.rows} ${layout.links}`}>
          {entries.map(({ label, href, items = [] }) => (
            <li key={href}>
              {link(label, href)}
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <li key={item.href}>{link(item.label, item.href)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
});

'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { menu, menuPages } from '@/lib/site/menu';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './mobile-menu.module.css';

/** The phone's menu. Without script its button is a link to the same addresses in the footer. */
export function MobileMenu({ className }: { className?: string | undefined }) {
  const pathname = usePathname();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const close = () => dialog.current?.close();
  const link = (label: string, href: string) => (
    <Link href={href} onClick={close} aria-current={pathname === href ? 'page' : undefined}>
      {label}
    </Link>
  );

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link until script is there, and the only menu without it */}
      <a className={className} href="#footer-menu" onClick={open} aria-haspopup="dialog">
        <Icon name="menu" />
        <Hidden>Menu</Hidden>
      </a>
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-labelledby="mobile-menu-title"
          onClose={() => setOpen(false)}
        >
          <div className={styles.top}>
            <h2 id="mobile-menu-title">Menu</h2>
            <button type="button" className={styles.close} onClick={close}>
              <Icon name="close" />
              <Hidden>Close menu</Hidden>
            </button>
          </div>
          <nav aria-label="Mobile">
            <ul className={styles.list}>
              <li>{link(messages.allProducts, routes.allProducts())}</li>
              {menu.map((group) => (
                <li key={group.href}>
                  {link(group.label, group.href)}
                  {group.items.length > 0 && (
                    <ul>
                      {group.items.map((item) => (
                        <li key={item.href}>{link(item.label, item.href)}</li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
              {menuPages.map(({ label, href }) => (
                <li key={href}>{link(label, href)}</li>
              ))}
            </ul>
          </nav>
        </dialog>
      )}
    </>
  );
}

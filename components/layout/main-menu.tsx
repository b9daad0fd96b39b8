'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { type MenuGroup, menu, menuBreakpoint, menuPages, type WithEmptyLinks } from '@/lib/site/menu';
import styles from './main-menu.module.css';

const ENTRIES: readonly MenuGroup[] = [...menu, ...menuPages.map((page) => ({ ...page, items: [] }))];

/** The menu on wide screens: a link for each category, and a button that opens its subcategories. */
export const MainMenu = withErrorBoundary('menu', function MainMenu({ emptyLinks = [] }: WithEmptyLinks) {
  const pathname = usePathname();
  if (menuBreakpoint === 'none') return null;
  return (
    <div className={`${styles.frame} ${layout.screenOnly} ${styles[menuBreakpoint]}`}>
      <nav className={styles.nav} aria-label="Main">
        <Container>
          <ul className={styles.list}>
            {ENTRIES.filter(({ href }) => !emptyLinks.includes(href)).map((group) => (
              <MenuItem key={group.href} group={group} pathname={pathname} />
            ))}
          </ul>
        </Container>
      </nav>
    </div>
  );
});

function MenuItem({ group: { label, href, items }, pathname }: { group: MenuGroup; pathname: string }) {
  const [isOpen, setOpen] = useState(false);
  // Menus that open on hover must close on Escape while the pointer stays (WCAG 1.4.13).
  const [isDismissed, setDismissed] = useState(false);
  const panel = `menu-${href.split('/')[1]}`;
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    setOpen(false);
    setDismissed(true);
  };
  // On the document, because a pointer can open the list while the focus is elsewhere or before hydration.
  useEffect(() => {
    const onEscape = ({ key }: { key: string }) =>
      key === 'Escape' && item.current?.matches(':hover') && setDismissed(true);
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape') return;
    if (isOpen) event.currentTarget.querySelector('button')?.focus();
    close();
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <li
      ref={item}
      className={styles.item}
      data-open={isOpen || undefined}
      data-dismissed={isDismissed || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={() => setDismissed(false)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <Link
        className={styles.link}
        href={href}
        aria-current={pathname === href ? 'page' : pathname.startsWith(href) ? 'true' : undefined}
      >
        {label}
      </Link>
      {items.length > 0 && (
        <>
          <button
            type="button"
            className={`${styles.toggle} ${layout.scriptOnly}`}
            aria-expanded={isOpen}
            aria-controls={panel}
            aria-label={`${label} menu`}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            <Icon name="chevron" size={18} />
          </button>
          <ul className={`${styles.panel} ${layout.links}`} id={panel}>
            {items.map((page) => (
              <li key={page.href}>
                <Link href={page.href} aria-current={pathname === page.href ? 'page' : undefined} onClick={close}>
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

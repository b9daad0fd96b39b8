'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { type MenuGroup, menu, menuPages } from '@/lib/site/menu';
import styles from './main-menu.module.css';

/** The desktop navigation: every category is a link, with a button beside it that opens its subcategories. */
export function MainMenu() {
  const pathname = usePathname();
  return (
    <nav className={styles.nav} aria-label="Main">
      <Wrap>
        <ul className={styles.list}>
          {menu.map((group) => (
            <MenuItem key={group.href} group={group} pathname={pathname} />
          ))}
          {menuPages.map(({ label, href }) => (
            <li key={href} className={styles.item}>
              <Link className={styles.link} href={href} aria-current={pathname === href ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}

function MenuItem({ group, pathname }: { group: MenuGroup; pathname: string }) {
  const [isOpen, setOpen] = useState(false);
  // What opens on hover must close on Escape while the pointer stays (WCAG 1.4.13).
  const [isDismissed, setDismissed] = useState(false);
  const panel = `menu-${group.items[0]?.href.split('/')[1]}`;
  const item = useRef<HTMLLIElement>(null);
  // A pointer may hold the list open while the focus is elsewhere on the page, and may have come before the scripts.
  useEffect(() => {
    const onEscape = ({ key }: { key: string }) =>
      key === 'Escape' && item.current?.matches(':hover') && setDismissed(true);
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape') return;
    if (isOpen) event.currentTarget.querySelector('button')?.focus();
    setOpen(false);
    setDismissed(true);
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
      onPointerLeave={() => setDismissed(false)}
    >
      <Link
        className={styles.link}
        href={group.href}
        aria-current={pathname === group.href ? 'page' : pathname.startsWith(group.href) ? 'true' : undefined}
      >
        {group.label}
      </Link>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={`${group.label} menu`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" />
      </button>
      <ul className={styles.panel} id={panel}>
        {group.items.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              onClick={() => {
                setOpen(false);
                setDismissed(true);
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

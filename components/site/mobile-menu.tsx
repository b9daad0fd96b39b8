'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import type { WithEmptyLinks } from '@/lib/site/menu';
import type { Menu as MenuDialog } from './open-menu';

const FOOTER = '#footer-menu';

/** Fetches the menu; where that fails the next press tries again. */
const loadMenu = () => import('./open-menu').then(({ Menu }) => Menu);

/** The phone's menu, fetched with a finger on its button. Without script, or its part, that leads to the same addresses in the footer. */
export function MobileMenu({ className, emptyLinks }: WithEmptyLinks & { className?: string | undefined }) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [Menu, setMenu] = useState<typeof MenuDialog>();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => window.location.assign(FOOTER),
    );
  };
  return (
    <>
      <a
        ref={opener}
        className={className}
        href={FOOTER}
        onPointerDown={() => void loadMenu().catch(() => undefined)}
        onClick={open}
        aria-haspopup="dialog"
      >
        <Icon name="menu" />
        <Hidden>Menu</Hidden>
      </a>
      {Menu && <Menu opener={opener} emptyLinks={emptyLinks} onClose={() => setMenu(undefined)} />}
    </>
  );
}

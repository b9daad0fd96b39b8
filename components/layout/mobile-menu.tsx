'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout';
import type { WithEmptyLinks } from '@/lib/site/menu';
import type { MobileMenuDialog as MenuDialog } from './mobile-menu-dialog';

const FOOTER = '#footer-menu';

/** Fetches the menu; where that fails the next press tries again. */
const loadMenu = () => import('./mobile-menu-dialog').then(({ MobileMenuDialog }) => MobileMenuDialog);

/** The button of the phone's menu, which is loaded on press. Without JavaScript it links to the same pages in the footer. */
function MobileMenuPart({ className, emptyLinks }: WithEmptyLinks & { className?: string | undefined }) {
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
        <VisuallyHidden>Menu</VisuallyHidden>
      </a>
      {Menu && <Menu opener={opener} emptyLinks={emptyLinks} onClose={() => setMenu(undefined)} />}
    </>
  );
}

export const MobileMenu = withErrorBoundary('menu-button', MobileMenuPart);

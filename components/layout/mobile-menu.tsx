'use client';

import { type MouseEvent, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout';
import type { WithEmptyLinks } from '@/lib/site/menu';
import type { MobileMenuDialog as MenuDialog } from './mobile-menu-dialog';

const FOOTER_MENU_HASH = '#footer-menu';

/** Loads the dialog. After an error the next call tries again. */
const loadMenu = () => import('./mobile-menu-dialog').then(({ MobileMenuDialog }) => MobileMenuDialog);

type Props = WithEmptyLinks & { className?: string | undefined };

/** The menu button on narrow screens. Loads the dialog on press; without JavaScript it links to the footer's menu. */
export const MobileMenu = withErrorBoundary('menu-button', function MobileMenu({ className, emptyLinks }: Props) {
  const [Menu, setMenu] = useState<typeof MenuDialog>();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => window.location.assign(FOOTER_MENU_HASH),
    );
  };
  return (
    <>
      <a
        className={className}
        href={FOOTER_MENU_HASH}
        onPointerDown={() => void loadMenu().catch(() => undefined)}
        onClick={open}
        aria-haspopup="dialog"
      >
        <Icon name="menu" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </a>
      {Menu && <Menu emptyLinks={emptyLinks} onClose={() => setMenu(undefined)} />}
    </>
  );
});

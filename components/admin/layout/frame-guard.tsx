'use client';

import type { ReactNode } from 'react';
import { Container } from '@/components/ui/layout';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminMessages } from '@/lib/admin/admin-messages';
import adminStyles from '../admin.module.css';

/** Does not show the admin in a frame, because another site could place its buttons over it (clickjacking). Host headers forbid it too. */
export function FrameGuard({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  if (!isHydrated || window.self === window.top) return children;
  return (
    <main>
      <Container className={adminStyles.page}>
        <h1>{adminMessages.framed}</h1>
        <p>
          <a href={window.location.pathname} target="_top">
            {adminMessages.openAlone}
          </a>
        </p>
      </Container>
    </main>
  );
}

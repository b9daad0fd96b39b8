'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Wrap } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import adminStyles from '../admin.module.css';

const never = () => () => undefined;

/** Keeps the admin out of frames, in which another site could lay its own buttons over ours; the headers of the host say so too. */
export function FrameGuard({ children }: { children: ReactNode }) {
  const isFramed = useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  );
  if (!isFramed) return children;
  return (
    <main>
      <Wrap className={adminStyles.page}>
        <h1>{adminMessages.framed}</h1>
        <p>
          <a href={window.location.pathname} target="_top">
            {adminMessages.openAlone}
          </a>
        </p>
      </Wrap>
    </main>
  );
}

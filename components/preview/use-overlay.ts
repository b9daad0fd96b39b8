'use client';

import { useEffect, useState } from 'react';
import type { Overlay } from '@/lib/admin/overlay';

/** The preview, as far as there is one; 'none' without an edit, 'failed' where the published catalogue could not be had. */
export type Previewed = { status: 'loading' | 'none' | 'failed' } | { status: 'ready'; overlay: Overlay };

/** Loads the published catalogue with the operator's edits in it. */
export function useOverlay(): Previewed {
  const [previewed, setPreviewed] = useState<Previewed>({ status: 'loading' });
  useEffect(() => {
    import('@/lib/admin/overlay')
      .then(({ loadOverlay }) => loadOverlay())
      .then((overlay) => setPreviewed(overlay ? { status: 'ready', overlay } : { status: 'none' }))
      .catch(() => setPreviewed({ status: 'failed' }));
  }, []);
  return previewed;
}

'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { whenLoadedAndIdle } from '@/components/ui/when-idle';

/** Loads the offline notice and the service worker once the page is loaded and the browser is idle. */
function OfflineIslandPart() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return;
    const load = () =>
      import('./offline-notice').then(({ OfflineNotice }) => setView(() => OfflineNotice)).catch(() => undefined);
    whenLoadedAndIdle(load);
  }, []);
  return View && <View />;
}

export const OfflineIsland = withErrorBoundary('offline', OfflineIslandPart);

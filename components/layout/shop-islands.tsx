'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { CardElements } from '@/components/product/card-elements';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { PictureFallback } from '@/components/ui/picture-fallback';
import { whenLoadedAndIdle } from '@/components/ui/when-idle';
import { ReplayEvents } from './replay-events';

/** Client components without markup, for every storefront page. One component, because each adds a row to the payload. */
export function ShopIslands() {
  return (
    <>
      <OfflineIsland />
      <PictureFallback />
      <CardElements />
      <ReplayEvents />
    </>
  );
}

/** Loads the offline notice and the service worker once the page is loaded and the browser is idle. */
const OfflineIsland = withErrorBoundary('offline', function OfflineIsland() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return;
    const load = () =>
      import('./offline-notice').then(({ OfflineNotice }) => setView(() => OfflineNotice)).catch(() => undefined);
    whenLoadedAndIdle(load);
  }, []);
  return View && <View />;
});

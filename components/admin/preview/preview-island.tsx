'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { isPreviewOn, setPreviewLoader } from '@/lib/listing/preview';
import { sessionWebStorage, TOKEN_KEY, writeText } from '@/lib/storage/web-storage';

/**
 * The only admin code in storefront pages, so it must stay small. Loads the preview if it is on, registers the loader of previewed
 * rows for listings, and removes the publish token that the admin stored for this tab.
 */
export const PreviewIsland = withErrorBoundary('preview', function PreviewIsland() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    writeText(sessionWebStorage, TOKEN_KEY, undefined);
    setPreviewLoader(async () => (await import('@/lib/admin/preview-catalogue')).loadPreviewRows());
    if (isPreviewOn()) void import('./preview-bar').then(({ PreviewBar }) => setView(() => PreviewBar));
  }, []);
  return View && <View />;
});
